#!/bin/sh
# Records every area with the PyTorch at hand and replays it: parity_all.sh PROGRAM FOLDER [options]
program=$1; folder=$2; shift 2
here=$(dirname "$0")
mkdir -p "$folder"
for toml in "$here"/../../ops/*.toml; do
  area=$(basename "$toml" .toml)
  (python3 "$here/record.py" --out "$folder" --area "$area" "$@" >"$folder/$area.record" 2>&1
   "$program" "$folder/$area.cases" >"$folder/$area.replay" 2>&1
   echo "$area: $(tail -n 1 "$folder/$area.replay")") &
done
wait
