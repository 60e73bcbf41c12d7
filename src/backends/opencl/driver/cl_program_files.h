/* cl_program_files.h: compiled programs on disk, in $XDG_CACHE_HOME/keyfall/opencl or
 * ~/.cache/keyfall/opencl.
 *
 * A file's name is the hash of everything that the binary depends on: the source, the versions of
 * the platform, the driver and this library, and the device. The file repeats that text, so a
 * collision or a file of another origin is noticed, and has a checksum of the binary. Files are
 * written under another name and renamed, so readers never see half a file. A file that does not
 * fit is ignored and replaced. KEYFALL_OPENCL_CACHE names another folder; empty: no files. Programs
 * of PoCL, which has such files of its own, are written only if that variable is set. */
#ifndef KFCL_DRIVER_CL_PROGRAM_FILES_H
#define KFCL_DRIVER_CL_PROGRAM_FILES_H

#include "driver/cl_device.h"

/* The program of `source`, built from the file, or NULL. */
cl_program kfcl_program_read(const kfcl_device_t *device, const char *source);
/* Writes the built program; failures are not reported. */
void kfcl_program_write(const kfcl_device_t *device, const char *source, cl_program program);

#endif
