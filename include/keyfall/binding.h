/* binding.h: what a language binding needs of tensors beyond tensor.h: a slot for the object that
 * represents the tensor in the language, and keys that send a tensor's calls to the language.
 *
 *   static bool keep_or_free(kf_tensor_t *tensor) {
 *     return !language_still_uses(kf_tensor_binding(tensor));       true: the tensor may be freed
 *   }
 *   …
 *   kf_binding_hooks_t hooks = {sizeof hooks, 0, keep_or_free};
 *   KF_TRY(kf_set_binding_hooks(&hooks));
 *   kf_tensor_set_binding(tensor, object);
 *
 * All functions do nothing for the undefined tensor. Several threads may read a tensor's slot and
 * keys; changing them while another thread uses the tensor is a data race. */
#ifndef KEYFALL_BINDING_H
#define KEYFALL_BINDING_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Functions that the library calls. One set for the process: the slot belongs to one language. */
typedef struct kf_binding_hooks {
  uint32_t struct_size;
  uint32_t reserved;
  /* The last reference to a tensor whose slot is not empty is gone. Called on any thread, with no
   * lock held. True: the tensor is freed. False: the tensor is kept, and the callee now owns the
   * one reference. */
  bool (*release)(kf_tensor_t *tensor);
} kf_binding_hooks_t;

/* Installs the hooks (copied); NULL removes them. KF_ERR_MISUSE: an incomplete struct. KF_ERR_BUSY:
 * another set is installed. Not while other threads release tensors. */
KF_API KF_MUST_USE kf_status_t kf_set_binding_hooks(const kf_binding_hooks_t *hooks);

/* The slot. The library never looks at its contents, and does not free them. NULL for new tensors
 * and views. */
KF_API void *kf_tensor_binding(const kf_tensor_t *tensor);
KF_API void kf_tensor_set_binding(kf_tensor_t *tensor, void *object);

/* Adds keys to a tensor's set, or removes their functionalities: Python for a tensor whose class
 * handles calls, a mode's key for tensors that the mode wraps. The library maintains the keys that
 * follow from device, type and layout; a view starts without the Python keys. */
KF_API void kf_tensor_add_keys(kf_tensor_t *tensor, kf_keyset_t keys);
KF_API void kf_tensor_remove_keys(kf_tensor_t *tensor, kf_keyset_t keys);

/* Gives a tensor the keys of tensors on another device, wherever its memory is: for an object that
 * represents a tensor there. */
KF_API void kf_tensor_stand_for(kf_tensor_t *tensor, kf_device_t device);

/* Weak references to a storage: its memory is freed although there are some, but no other storage
 * gets its address. Each kf_storage_weak_retain, which needs a storage that lives, is followed by a
 * kf_storage_weak_release. */
KF_API void kf_storage_weak_retain(kf_storage_t *storage);
KF_API void kf_storage_weak_release(kf_storage_t *storage);
/* Installs the function that is called for the last reference to a storage with weak references,
 * before its memory is freed; NULL removes it. Called on any thread, with no lock held. True: the
 * storage is freed. False: the storage is kept, and the callee now owns the one reference. */
KF_API void kf_storage_set_release_hook(bool (*release)(kf_storage_t *storage));
/* Whether only weak references are left. */
KF_API bool kf_storage_is_gone(const kf_storage_t *storage);

/* Installs the kernel of operators whose functions are in the Python package (kind python of
 * ops/README.md); NULL removes it. kf_call_context of its calls is the name of the module that has
 * the function: "keyfall.sparse.aten". Without a kernel, these operators are an error that says so
 * (KF_ERR_NOT_IMPLEMENTED). */
KF_API void kf_set_python_kernel(kf_boxed_fn kernel);

/* For objects that leave guards in any order (kf_guard_leave, in key.h): called before `older` is
 * left, for each guard `newer` that this thread entered after it. It stays in force where it changed
 * something else, and will not restore what `older` restores. */
KF_API void kf_guard_outlive(kf_guard_t *newer, const kf_guard_t *older);
/* Includes a key or stops including it. kf_guard_leave restores the bits of this key only, so that
 * modes that were entered after it keep theirs. */
KF_API void kf_guard_set_included(kf_guard_t *guard, kf_key_t key, bool on);

/* ---- Work that moves to another thread ----------------------------------------------------- */

/* A backward that is nested too deeply continues on a new thread, with a stack of its own, while
 * the caller's thread waits. The thread-local state moves there and back, byte by byte, so that
 * code sees the state of its caller. A binding registers the variables that have to move. */
typedef struct kf_thread_part {
  void *(*here)(void);         /* address of the calling thread's variable */
  size_t size;                 /* in bytes */
  void (*moved)(void);         /* called on a thread whose variable was replaced; NULL: nothing */
  struct kf_thread_part *next; /* filled by the library */
} kf_thread_part_t;

/* Registers a variable. The struct must stay valid for the life of the process. Not while
 * operators run. */
KF_API void kf_thread_part_add(kf_thread_part_t *part);

/* What else a language has to do, for example to release its interpreter's lock while a thread
 * waits. Each function may be NULL. */
typedef struct kf_thread_hooks {
  uint32_t struct_size;
  uint32_t reserved;
  void *(*leave)(void);           /* on the caller's thread, before it waits; its result: `token` */
  void (*begin)(void *token);     /* on the new thread */
  void (*end)(void *token);       /* on the new thread, at its end */
  void (*come_back)(void *token); /* on the caller's thread, after leave; releases the token */
} kf_thread_hooks_t;

/* Installs the hooks of the process (copied); NULL removes them. KF_ERR_MISUSE: an incomplete
 * struct. Not while operators run. */
KF_API KF_MUST_USE kf_status_t kf_set_thread_hooks(const kf_thread_hooks_t *hooks);

#ifdef __cplusplus
}
#endif
#endif
