/* What a scope of the thread records of memory that other code can reach.
 *
 * Note [Shared memory]
 * Other code may have the address of eager memory, as NumPy arrays do, or another storage the same
 * bytes: they read and write them without a word. So a scope does not record writes to such memory,
 * but runs them at once, after everything that is pending; and from the time when its program lets
 * an address out, it does not record what reads such memory either. A step that is recorded to be
 * kept records all of it, as long as there is no obstacle: without one, its graph alone decides
 * what is written. */
#ifndef KF_LAZY_STATE_POLICY_H
#define KF_LAZY_STATE_POLICY_H

typedef enum {
  KF__LAZY_NO_SCOPE,      /* the thread is in none: the program has wrapped the memory itself */
  KF__LAZY_RECORDS_ALL,   /* kf_lazy_scope_record_all */
  KF__LAZY_RECORDS_READS, /* of shared memory */
  KF__LAZY_RECORDS_NONE
} kf__lazy_policy_t;
extern __thread kf__lazy_policy_t kf__lazy_policy __attribute__((tls_model("initial-exec")));

#endif
