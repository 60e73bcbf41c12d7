/* A cache of objects that lasts as long as a test. */
#ifndef TEMPORARY_CACHE_H
#define TEMPORARY_CACHE_H

#include <stdio.h>
#include <stdlib.h>

#include "kft.h"

static char temporary_cache[64];

static void remove_temporary_cache(void *unused) {
  char command[128];
  (void)unused;
  snprintf(command, sizeof command, "rm -rf %s", temporary_cache);
  if (system(command) != 0) printf("%s is left\n", temporary_cache);
  unsetenv("KEYFALL_CACHE_DIR");
}

static void use_temporary_cache(void) {
  snprintf(temporary_cache, sizeof temporary_cache, P_tmpdir "/kf-cache-XXXXXX");
  KFT_TRUE(mkdtemp(temporary_cache) != NULL);
  setenv("KEYFALL_CACHE_DIR", temporary_cache, 1);
  KFT_DEFER(remove_temporary_cache, temporary_cache);
}

#endif
