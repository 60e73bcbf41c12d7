/* Assertions of the extension. It includes public headers only, so it cannot use the library's
 * KF_ASSERT. KFPY_ASSERT means the same: enabled in the presets dev, asan and tsan, no code in
 * release. A condition must have no side effects. Release builds compile it without evaluating it,
 * so that names used only in assertions cause no warnings.
 *
 * An assertion states an internal guarantee of the extension. Errors that Python code, a plug-in or
 * a lack of memory can cause raise an exception instead. */
#ifndef KFPY_CORE_KFPY_ASSERT_H
#define KFPY_CORE_KFPY_ASSERT_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>

#ifndef NDEBUG
#include <assert.h>
#define KFPY_ASSERT(condition) assert(condition)
#else
#define KFPY_ASSERT(condition) ((void)sizeof((condition) ? 1 : 0))
#endif

/* Marks a function that only assertions call. */
#define KFPY_CHECKER __attribute__((unused))

/* This thread holds the GIL. */
#define KFPY_ASSERT_GIL() KFPY_ASSERT(PyGILState_Check())

/* At entry to a function that may set an exception: none is pending that it would hide. */
#define KFPY_ASSERT_NO_EXCEPTION() KFPY_ASSERT(PyErr_Occurred() == NULL)

/* At exit of a function that has failed. */
#define KFPY_ASSERT_EXCEPTION() KFPY_ASSERT(PyErr_Occurred() != NULL)

/* At exit of a function that returns NULL if and only if it raises. */
#define KFPY_ASSERT_RESULT(result) KFPY_ASSERT(((result) == NULL) == (PyErr_Occurred() != NULL))

/* At exit of a function that returns a negative number if and only if it raises. */
#define KFPY_ASSERT_STATUS(status) KFPY_ASSERT(((status) < 0) == (PyErr_Occurred() != NULL))

#endif
