/* A shared library, but no plug-in. */
#include <keyfall/plugin.h>

KF_PLUGIN_EXPORT int something_else(void);
int something_else(void) { return 1; }
