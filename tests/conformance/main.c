/* keyfall-conformance: tests a device without Python. */
#include <stdio.h>
#include <string.h>

#include "conformance.h"

enum { MOST = 32 };

static const char usage[] =
    "usage: keyfall-conformance --device NAME [--plugin PATH]... [--samples FILE]\n"
    "                           [--only PATTERN]... [--json FILE] [--junit FILE] [--list]\n"
    "\n"
    "Tests a device: its services, and every operator of a samples file against the CPU.\n"
    "\n"
    "  --device NAME    the device, as in \"npu\" or \"npu:1\"\n"
    "  --plugin PATH    a shared library that adds the device\n"
    "  --samples FILE   written by: python -m keyfall.conformance --export FILE\n"
    "  --only PATTERN   operators or checks: \"aten::add*\", \"memory*\"\n"
    "  --json FILE      write the results as JSON\n"
    "  --junit FILE     write the results as JUnit XML\n"
    "  --list           print what would run\n"
    "\n"
    "The exit status is 0 when everything passed, 1 when something failed, 2 when the run was not\n"
    "possible.\n";

/* The text of an option; NULL: the word is another option. */
static const char **text_option(kf_conformance_options_t *options, const char *word) {
  if (strcmp(word, "--device") == 0) return &options->device;
  if (strcmp(word, "--samples") == 0) return &options->samples;
  if (strcmp(word, "--json") == 0) return &options->json;
  if (strcmp(word, "--junit") == 0) return &options->junit;
  return NULL;
}

int main(int argc, char **argv) {
  const char *plugins[MOST], *only[MOST];
  kf_conformance_options_t options = {
      .struct_size = sizeof options, .plugins = plugins, .only = only};
  for (int i = 1; i < argc; i++) {
    const char **text = text_option(&options, argv[i]);
    const char *value = i + 1 < argc ? argv[i + 1] : NULL;
    if (strcmp(argv[i], "--help") == 0) {
      (void)fputs(usage, stdout);
      return KF_CONFORMANCE_PASSED;
    }
    if (strcmp(argv[i], "--list") == 0) {
      options.list = true;
      continue;
    }
    if (value != NULL && text != NULL) {
      *text = value;
    } else if (value != NULL && strcmp(argv[i], "--plugin") == 0 && options.plugin_count < MOST) {
      plugins[options.plugin_count++] = value;
    } else if (value != NULL && strcmp(argv[i], "--only") == 0 && options.only_count < MOST) {
      only[options.only_count++] = value;
    } else {
      (void)fprintf(stderr, "keyfall-conformance: cannot use \"%s\"\n%s", argv[i], usage);
      return KF_CONFORMANCE_IMPOSSIBLE;
    }
    i++;
  }
  if (options.device == NULL) {
    (void)fprintf(stderr, "keyfall-conformance: --device is missing\n%s", usage);
    return KF_CONFORMANCE_IMPOSSIBLE;
  }
  return kf_conformance_run(&options);
}
