/* The container of samples files: header, chunks, checksums. */
#include "sample_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER_SIZE = 16, CHUNK_SIZE = 16, CRC_SIZE = 4, DATA_SIZE = 33, VERSION = 1 };

typedef struct chunk {
  char kind[5];
  const unsigned char *payload;
  size_t size;
} chunk_t;

uint32_t sample_crc32(const unsigned char *data, size_t size) {
  static const uint32_t table[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac,
                                     0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
                                     0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
                                     0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
  uint32_t crc = 0xffffffffU;
  for (size_t i = 0; i < size; i++) {
    crc ^= data[i];
    crc = crc >> 4 ^ table[crc & 15];
    crc = crc >> 4 ^ table[crc & 15];
  }
  return ~crc;
}

static uint32_t u32_at(const unsigned char *at) {
  return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static uint64_t u64_at(const unsigned char *at) {
  return u32_at(at) | (uint64_t)u32_at(at + 4) << 32;
}

static bool damage(sample_file_t *file, const char *message) {
  (void)snprintf(file->problem, sizeof file->problem, "%s (at byte %zu)", message,
                 (size_t)(file->at - file->data));
  return false;
}

/* Takes the next chunk. False at the end of the file, and with a problem where it is damaged. */
static bool take_chunk(sample_file_t *file, chunk_t *out) {
  size_t left = (size_t)(file->end - file->at);
  if (left == 0) return false;
  if (left < CHUNK_SIZE) return damage(file, "the file ends inside of a chunk");
  if (sample_crc32(file->at, CHUNK_SIZE - CRC_SIZE) != u32_at(file->at + CHUNK_SIZE - CRC_SIZE))
    return damage(file, "the checksum of a chunk's header is wrong");
  uint64_t size = u64_at(file->at + 4);
  if (size > left - CHUNK_SIZE || left - CHUNK_SIZE - size < CRC_SIZE)
    return damage(file, "the file ends inside of a chunk");
  memcpy(out->kind, file->at, 4);
  out->kind[4] = '\0';
  out->payload = file->at + CHUNK_SIZE;
  out->size = (size_t)size;
  if (sample_crc32(out->payload, out->size) != u32_at(out->payload + out->size))
    return damage(file, "the checksum of a chunk is wrong");
  file->at = out->payload + out->size + CRC_SIZE;
  return true;
}

static bool contains(const chunk_t *chunk, const char *text) {
  size_t length = strlen(text);
  for (size_t i = 0; i + length <= chunk->size; i++)
    if (memcmp(chunk->payload + i, text, length) == 0) return true;
  return false;
}

bool sample_file_open(sample_file_t *file, const void *data, size_t size) {
  memset(file, 0, sizeof *file);
  file->data = file->at = data;
  file->end = file->data + size;
  if (size < HEADER_SIZE || memcmp(data, "KFRECORD", 8) != 0)
    return damage(file, "this is not a samples file");
  if (sample_crc32(data, HEADER_SIZE - CRC_SIZE) != u32_at(file->data + HEADER_SIZE - CRC_SIZE))
    return damage(file, "the checksum of the header is wrong");
  if (u32_at(file->data + 8) != VERSION) return damage(file, "another version of the format");
  file->at += HEADER_SIZE;
  chunk_t chunk;
  if (!take_chunk(file, &chunk))
    return file->problem[0] == '\0' ? damage(file, "the description is missing") : false;
  if (strcmp(chunk.kind, "META") != 0 || !contains(&chunk, "\"tensors\": \"samples\""))
    return damage(file, "this is a recording, but not one of samples");
  return true;
}

void sample_file_close(sample_file_t *file) {
  free(file->contents);
  file->contents = NULL;
}

/* A chunk DATA: number, size, hash, whether the content follows, content. */
static bool add_content(sample_file_t *file, const chunk_t *chunk) {
  if (chunk->size < DATA_SIZE || u64_at(chunk->payload) != file->content_count + 1 ||
      u64_at(chunk->payload + 8) != chunk->size - DATA_SIZE || chunk->payload[32] != 1)
    return damage(file, "a chunk DATA is malformed");
  if (file->content_count == file->content_capacity) {
    size_t capacity = file->content_capacity > 0 ? 2 * file->content_capacity : 256;
    sample_content_t *grown = realloc(file->contents, capacity * sizeof *grown);
    if (grown == NULL) return damage(file, "out of memory");
    file->contents = grown;
    file->content_capacity = capacity;
  }
  file->contents[file->content_count++] =
      (sample_content_t){chunk->payload + DATA_SIZE, chunk->size - DATA_SIZE};
  return true;
}

sample_result_t sample_file_next(sample_file_t *file, sample_case_t *out) {
  chunk_t chunk;
  while (take_chunk(file, &chunk)) {
    bool good = false;
    if (file->is_complete) {
      good = damage(file, "there is a chunk behind the last one");
    } else if (strcmp(chunk.kind, "DATA") == 0) {
      good = add_content(file, &chunk);
    } else if (strcmp(chunk.kind, "END ") == 0) {
      good = chunk.size == 8 && u64_at(chunk.payload) == file->case_count;
      file->is_complete = good;
      if (!good) (void)damage(file, "the number of cases is wrong");
    } else if (strcmp(chunk.kind, "CASE") == 0) {
      good = chunk.size >= 8 && u64_at(chunk.payload) == file->case_count;
      if (!good) (void)damage(file, "a case has the wrong number");
      if (good && !sample_case_decode(file, chunk.payload + 8, chunk.size - 8, out)) {
        char text[200];
        (void)snprintf(text, sizeof text, "a case of \"%s\" is malformed", out->name);
        good = damage(file, text);
      }
      file->case_count++;
      if (good) return SAMPLE_CASE;
    } else {
      good = damage(file, "unknown kind of chunk");
    }
    if (!good) return SAMPLE_DAMAGED;
  }
  if (file->problem[0] == '\0' && !file->is_complete) (void)damage(file, "the file is cut off");
  return file->problem[0] == '\0' ? SAMPLE_END : SAMPLE_DAMAGED;
}
