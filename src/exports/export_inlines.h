/* Include this where a room compiles the exported copies of its inline functions: after the headers
 * of the rooms below, whose copies are compiled there, and before the headers of its own. See Note
 * [Inline functions] in base.h.
 *
 * C99 gives `extern inline` an external definition; code that includes the headers as usual has a
 * static one of the same name, and never refers to the exported copy. */
#ifndef KF_EXPORTS_EXPORT_INLINES_H
#define KF_EXPORTS_EXPORT_INLINES_H

#undef KF_INLINE
#undef KF_ALWAYS_INLINE
#define KF_INLINE extern inline KF_API
#define KF_ALWAYS_INLINE extern inline KF_API __attribute__((always_inline))

#endif
