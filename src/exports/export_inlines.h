/* Include this in a file that compiles the exported copies of a room's inline functions: after the
 * headers of the rooms below, whose copies other files compile, and before the room's own headers.
 * See Note [Inline functions] in base.h.
 *
 * In C99 `extern inline` makes an external definition. Code that includes the headers as usual has
 * a static function of the same name, and never refers to the exported copy. */
#ifndef KF_EXPORTS_EXPORT_INLINES_H
#define KF_EXPORTS_EXPORT_INLINES_H

#ifdef __clang__ /* the copies call static functions: an extension before C2y */
#pragma clang diagnostic ignored "-Wstatic-in-inline"
#endif

#undef KF_INLINE
#undef KF_ALWAYS_INLINE
#define KF_INLINE extern inline KF_API
#define KF_ALWAYS_INLINE extern inline KF_API __attribute__((always_inline))

#endif
