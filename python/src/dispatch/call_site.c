/* See call_site.h. */
#include "dispatch/call_site.h"

#include <frameobject.h> /* PyFrame_GetBack before Python 3.11 */

/* Whether the frame runs code of the package. Its modules may have torch's names, but not its
 * packages. */
static bool is_ours(PyFrameObject *frame) {
  PyObject *globals = PyObject_GetAttrString((PyObject *)frame, "f_globals");
  PyObject *name = globals != NULL && PyDict_Check(globals)
                       ? PyDict_GetItemString(globals, "__package__")
                       : NULL;
  const char *text = name != NULL && PyUnicode_Check(name) ? PyUnicode_AsUTF8(name) : NULL;
  bool result = text != NULL && (strcmp(text, "keyfall") == 0 || strncmp(text, "keyfall.", 8) == 0);
  Py_XDECREF(globals);
  return result;
}

/* The innermost Python code that is not part of the package; new reference or NULL. */
static PyFrameObject *calling_frame(void) {
  PyFrameObject *frame = PyEval_GetFrame();
  Py_XINCREF(frame);
  while (frame != NULL && is_ours(frame)) Py_SETREF(frame, PyFrame_GetBack(frame));
  return frame;
}

/* With `function`, prefixes the function's name. */
static void write_location(PyFrameObject *frame, bool function, char *buffer, size_t size) {
  PyCodeObject *code = PyFrame_GetCode(frame);
  const char *file = PyUnicode_AsUTF8(code->co_filename);
  const char *name = function ? PyUnicode_AsUTF8(code->co_name) : NULL;
  /* Cut long paths at the front: the end is more informative. */
  size_t length = file != NULL ? strlen(file) : 0;
  size_t taken = 12 + (name != NULL ? strlen(name) : 0);
  size_t fits = size > taken ? size - taken : 0;
  if (length > fits) file += length - fits;
  if (file != NULL)
    (void)snprintf(buffer, size, "%s%s%s:%d", name != NULL ? name : "", name != NULL ? "@" : "",
                   file, PyFrame_GetLineNumber(frame));
  Py_DECREF(code);
}

static void write_site(bool function, char *buffer, size_t size) {
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyFrameObject *frame = calling_frame();
  if (frame != NULL) {
    write_location(frame, function, buffer, size);
    Py_DECREF(frame);
  }
  PyErr_Clear();
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

void kfpy_write_call_site(char *buffer, size_t size) { write_site(false, buffer, size); }
void kfpy_write_calling_function(char *buffer, size_t size) { write_site(true, buffer, size); }
