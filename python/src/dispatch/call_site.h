/* Locations in the user's program, for the library's reports. */
#ifndef KFPY_DISPATCH_CALL_SITE_H
#define KFPY_DISPATCH_CALL_SITE_H

#include "core/kfpy.h"

/* Write the location of the innermost Python code that is not part of the package, cut at its
 * beginning to fit; nothing if there is none. Take the GIL themselves, and keep a Python exception
 * that is set. */
void kfpy_write_call_site(char *buffer, size_t size);        /* "model.py:12" */
void kfpy_write_calling_function(char *buffer, size_t size); /* "forward@model.py:12" */

#endif
