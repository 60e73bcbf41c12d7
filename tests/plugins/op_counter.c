/* A plug-in with nothing but a mode (mode.h): it counts the operators that a thread calls. Not
 * linked against the library: it asks the host table for the functions of modes by name. */
#include <keyfall/mode.h>
#include <keyfall/plugin.h>

static struct {
  __typeof__(kf_mode_create) *create;
  __typeof__(kf_mode_release) *release;
  __typeof__(kf_mode_enter) *enter;
  __typeof__(kf_mode_exit) *exit;
  __typeof__(kf_mode_next) *next;
} modes;

static int counted, unloads;

static kf_status_t count(void *context, const kf_call_t *call, kf_stack_t *stack) {
  ++*(int *)context;
  return modes.next(call, stack);
}

/* The stay of the one thread that counts. */
static kf_mode_t *mode;
static kf_mode_scope_t scope;

/* From here on, calls of this thread are counted. `level` is a kf_mode_level_t. Returns a status.
 */
KF_PLUGIN_EXPORT int op_counter_start(int level);
int op_counter_start(int level) {
  counted = 0;
  kf_status_t status = modes.create((kf_mode_level_t)level, 0, count, &counted, NULL, &mode);
  if (status == KF_OK) modes.enter(mode, &scope);
  return status;
}

/* The number of calls since op_counter_start. */
KF_PLUGIN_EXPORT int op_counter_stop(void);
int op_counter_stop(void) {
  modes.exit(&scope);
  modes.release(mode);
  mode = NULL;
  return counted;
}

/* Counts unloads where the test sees it after the code is gone. */
KF_PLUGIN_EXPORT void op_counter_count_unloads(int *at);
static int *unloads_at = &unloads;
void op_counter_count_unloads(int *at) { unloads_at = at; }
static void unload(void *context) {
  (void)context;
  ++*unloads_at;
}

#define FIND(function) (__typeof__(kf_mode_##function) *)host->find("kf_mode_" #function)

KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *host) {
  static const kf_plugin_info_t info = {.struct_size = sizeof info,
                                        .abi_version = KF_ABI_VERSION,
                                        .name = "op_counter",
                                        .unload = unload};
  modes.create = FIND(create);
  modes.release = FIND(release);
  modes.enter = FIND(enter);
  modes.exit = FIND(exit);
  modes.next = FIND(next);
  if (modes.create == NULL || modes.release == NULL || modes.enter == NULL || modes.exit == NULL ||
      modes.next == NULL)
    return host->error_set(KF_ERR_PLUGIN, "op_counter: this library has no modes");
  return host->declare(host, &info);
}
