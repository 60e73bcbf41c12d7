/* adaptor.h: KF_TYPED_KERNEL, which describes a typed kernel and compiles its boxed form.
 *
 *   static kf_status_t scale(const kf_call_t *call, kf_tensor_t *x, double by, kf_tensor_t **out);
 *   KF_TYPED_KERNEL(scale_on_cpu, scale, (Tensor, float), Tensor)
 *   …
 *   kf_kernel_desc_t kernel = scale_on_cpu("scale for the CPU");
 *   KF_TRY(kf_library_impl(library, "scale", KF_KEY_CPU, &kernel));
 *
 * Compared with kf_kernel_typed (library.h) it has two advantages. The signature text is made from
 * the same list as the call of the function, so the compiler checks the function's parameters. And
 * boxed calls are faster: the boxed form is in the same file as the kernel, so the compiler can
 * inline a short kernel into it, while the library's own adaptor only has a function pointer.
 *
 * The types that it knows, one to KF_ADAPTOR_MOST (8) arguments and one return:
 *
 *   name      in the schema    parameter of the kernel      output parameter
 *   Tensor    Tensor           kf_tensor_t *, borrowed      kf_tensor_t **, a new reference
 *   Written   Tensor(a!)       kf_tensor_t *, written to    none: that argument is the return
 *   int       int              int64_t                      int64_t *
 *   float     float            double                       double *
 *   bool      bool             bool                         bool *
 *   Scalar    Scalar           kf_scalar_t                  (arguments only)
 *   Nothing   ()               (return only)                none
 *
 * At most one argument may be Written. A kernel with other types is described with kf_kernel_typed,
 * and gets the library's adaptor. Only C and C++ can use this header; other languages call
 * kf_kernel_typed or kf_kernel_boxed.
 *
 * What the example expands to, without the macros:
 *
 *   static kf_status_t scale_on_cpu_boxed_(const kf_call_t *call, kf_stack_t *stack) {
 *     if (the stack has fewer than 2 values, or they are not a Tensor and a FLOAT)
 *       return kf__unbox_otherwise(call, stack);
 *     kf_tensor_t *taken0 = values[0].as.tensor;
 *     double taken1 = values[1].as.f;
 *     kf_tensor_t *out = NULL;
 *     kf_status_t status = scale(call, taken0, taken1, &out);
 *     if (status != KF_OK || out == NULL)
 *       return kf__unbox_end_without(call, stack, 2, status, out);
 *     kf_object_release(taken0);
 *     values[0].as.tensor = out;               the return replaces the arguments
 *     stack->size -= 1;
 *     return KF_OK;
 *   }
 *   static inline kf_kernel_desc_t scale_on_cpu(const char *debug) {
 *     kf_kernel_desc_t desc =
 *         kf_kernel_typed((kf_typed_fn)scale, "(Tensor, float) -> Tensor", debug);
 *     desc.boxed = scale_on_cpu_boxed_;
 *     return desc;
 *   }
 *
 * KF_TYPED_KERNEL itself is at the end of this file; the macros before it are its parts. */
#ifndef KEYFALL_ADAPTOR_H
#define KEYFALL_ADAPTOR_H

#include <keyfall/library.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- What the library does for an adaptor; not for direct use ---- */

/* The general case, for too few arguments or arguments of other types: does the whole boxed call,
 * with every conversion of the schema language (an int for a float), or fails with an error that
 * names the argument. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__unbox_otherwise(const kf_call_t *call,
                                                           kf_stack_t *stack);
/* Ends of a boxed call after the kernel ran: they remove and release the `count` arguments, push
 * the returns, and return the kernel's status. When the kernel failed, there are no returns.
 * `value` is moved to the stack. */
KF_API KF_MUST_USE kf_status_t kf__unbox_end(kf_stack_t *stack, size_t count, kf_status_t status);
KF_API KF_MUST_USE kf_status_t kf__unbox_end_value(kf_stack_t *stack, size_t count,
                                                   kf_status_t status, kf_value_t value);
/* The same for a kernel that failed, or that succeeded without a tensor: NULL becomes the undefined
 * tensor. `tensor` is moved to the stack. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__unbox_end_without(const kf_call_t *call,
                                                             kf_stack_t *stack, size_t count,
                                                             kf_status_t status,
                                                             kf_tensor_t *tensor);
/* The same for returns that are all written arguments: those stay on the stack, with the references
 * they have. */
KF_API KF_MUST_USE kf_status_t kf__unbox_end_written(const kf_call_t *call, kf_stack_t *stack,
                                                     size_t count, kf_status_t status);

/* ---- Types of arguments: the schema's text, whether a value is one, what the kernel gets, and how
 * the stack's reference is given back ---- */

/* For each type X, five macros: KF_TEXT_X is its text in the signature; KF_FITS_X(value) whether a
 * boxed value has exactly this type; KF_TAKE_X(value) what the kernel gets, borrowed from the
 * stack; KF_DROP_X(taken) releases the stack's reference after the kernel ran; and
 * KF_PUT_OVER_X(value, result) stores a returned tensor in the slot of an argument of type X, whose
 * reference is gone. For a tensor only the pointer changes, for other types the tag, too. `value`
 * is a kf_value_t *, and may be evaluated more than once. */
#define KF_TEXT_Tensor "Tensor"
#define KF_FITS_Tensor(value) ((value)->tag == KF_TAG_TENSOR)
#define KF_TAKE_Tensor(value) ((value)->as.tensor)
#define KF_DROP_Tensor(taken) kf_object_release(taken)
#define KF_PUT_OVER_Tensor(value, result) ((value)->as.tensor = (result))

/* Written: handled like Tensor, except for its text. */
#define KF_TEXT_Written "Tensor(a!)"
#define KF_FITS_Written(value) KF_FITS_Tensor(value)
#define KF_TAKE_Written(value) KF_TAKE_Tensor(value)
#define KF_DROP_Written(taken) KF_DROP_Tensor(taken)
#define KF_PUT_OVER_Written(value, result) KF_PUT_OVER_Tensor(value, result)

/* int: an INT value. Enums and other types take kf__unbox_otherwise. */
#define KF_TEXT_int "int"
#define KF_FITS_int(value) ((value)->tag == KF_TAG_INT)
#define KF_TAKE_int(value) ((value)->as.i)
#define KF_DROP_int(taken) ((void)(taken))
#define KF_PUT_OVER_int(value, result) (*(value) = kf_value_object_take(KF_TAG_TENSOR, (result)))

/* float: a FLOAT value. An INT, which is allowed, takes kf__unbox_otherwise. */
#define KF_TEXT_float "float"
#define KF_FITS_float(value) ((value)->tag == KF_TAG_FLOAT)
#define KF_TAKE_float(value) ((value)->as.f)
#define KF_DROP_float(taken) ((void)(taken))
#define KF_PUT_OVER_float(value, result) (*(value) = kf_value_object_take(KF_TAG_TENSOR, (result)))

/* bool: a BOOL value. */
#define KF_TEXT_bool "bool"
#define KF_FITS_bool(value) ((value)->tag == KF_TAG_BOOL)
#define KF_TAKE_bool(value) ((value)->as.b)
#define KF_DROP_bool(taken) ((void)(taken))
#define KF_PUT_OVER_bool(value, result) (*(value) = kf_value_object_take(KF_TAG_TENSOR, (result)))
/* In C, bool is a macro for _Bool: `(bool)` reaches KF_PASTE as _Bool. */
#define KF_TEXT__Bool KF_TEXT_bool
#define KF_FITS__Bool(value) KF_FITS_bool(value)
#define KF_TAKE__Bool(value) KF_TAKE_bool(value)
#define KF_DROP__Bool(taken) KF_DROP_bool(taken)
#define KF_PUT_OVER__Bool(value, result) KF_PUT_OVER_bool(value, result)

/* Scalar: an INT, FLOAT or BOOL value. Complex numbers, which are objects, take
 * kf__unbox_otherwise. */
#define KF_TEXT_Scalar "Scalar"
#define KF_FITS_Scalar(value) kf_value_is_real(value)
#define KF_TAKE_Scalar(value) kf_value_real(value)
#define KF_DROP_Scalar(taken) ((void)(taken))
#define KF_PUT_OVER_Scalar(value, result) (*(value) = kf_value_object_take(KF_TAG_TENSOR, (result)))
/* Whether the tag is INT, FLOAT or BOOL, which have consecutive numbers. */
KF_INLINE bool kf_value_is_real(const kf_value_t *value) {
  return value->tag - KF_TAG_INT <= (uint32_t)(KF_TAG_BOOL - KF_TAG_INT);
}
/* The value as a scalar. Copies the whole payload, whichever member is valid. */
KF_INLINE kf_scalar_t kf_value_real(const kf_value_t *value) {
  kf_scalar_t scalar;
  scalar.tag = value->tag;
  scalar.as.i = value->as.i;
  return scalar;
}

#define KF_TEXT_Nothing "()"

/* ---- Lists of types ---- */

/* Most arguments of KF_TYPED_KERNEL: the macros below are written out up to this number. */
enum { KF_ADAPTOR_MOST = 8 };
/* KF_PASTE joins two tokens after expanding them; KF_COUNT is the number of its arguments, 1 to
 * 8. */
#define KF_PASTE_(a, b) a##b
#define KF_PASTE(a, b) KF_PASTE_(a, b)
#define KF_COUNT_(a, b, c, d, e, f, g, h, count, ...) count
#define KF_COUNT(...) KF_COUNT_(__VA_ARGS__, 8, 7, 6, 5, 4, 3, 2, 1, 0)

/* KF_MAP(each, between, a, b, …) expands to each(a, 0) between() each(b, 1) between() … */
#define KF_MAP(each, between, ...) \
  KF_PASTE(KF_MAP_, KF_COUNT(__VA_ARGS__))(each, between, __VA_ARGS__)
#define KF_MAP_1(each, between, a) each(a, 0)
#define KF_MAP_2(each, between, a, b) KF_MAP_1(each, between, a) between() each(b, 1)
#define KF_MAP_3(each, between, a, b, c) KF_MAP_2(each, between, a, b) between() each(c, 2)
#define KF_MAP_4(each, between, a, b, c, d) KF_MAP_3(each, between, a, b, c) between() each(d, 3)
#define KF_MAP_5(each, between, a, b, c, d, e) \
  KF_MAP_4(each, between, a, b, c, d) between() each(e, 4)
#define KF_MAP_6(each, between, a, b, c, d, e, f) \
  KF_MAP_5(each, between, a, b, c, d, e) between() each(f, 5)
#define KF_MAP_7(each, between, a, b, c, d, e, f, g) \
  KF_MAP_6(each, between, a, b, c, d, e, f) between() each(g, 6)
#define KF_MAP_8(each, between, a, b, c, d, e, f, g, h) \
  KF_MAP_7(each, between, a, b, c, d, e, f, g) between() each(h, 7)

/* What KF_MAP puts between the items, and what it makes of each item. They use names of the
 * function that KF_TYPED_KERNEL_ defines: end_ (one past the last value), count_, taken0_, taken1_,
 * … */
#define KF_BETWEEN_TEXTS() ", "
#define KF_BETWEEN_CHECKS() &&
#define KF_BETWEEN_PARAMETERS() ,
#define KF_BETWEEN_STATEMENTS() ;
#define KF_EACH_TEXT(type, index) KF_PASTE(KF_TEXT_, type)
#define KF_EACH_CHECK(type, index) KF_PASTE(KF_FITS_, type)(end_ - (count_ - index))
/* Declares taken0_, taken1_, … with the arguments, each of the type that the kernel takes. */
#define KF_EACH_TAKE(type, index)                                                 \
  __typeof__(KF_PASTE(KF_TAKE_, type)(end_ - (count_ - index))) taken##index##_ = \
      KF_PASTE(KF_TAKE_, type)(end_ - (count_ - index))
#define KF_EACH_PARAMETER(type, index) taken##index##_
#define KF_EACH_DROP(type, index) KF_PASTE(KF_DROP_, type)(taken##index##_)

/* ---- Types of returns: run the kernel and put what it returned where the arguments were ---- */

/* Lists for the parts below: the kernel's parameters, the KF_PUT_OVER_ macro of the first argument,
 * and the statements that release the arguments. */
#define KF_PARAMETERS(...) KF_MAP(KF_EACH_PARAMETER, KF_BETWEEN_PARAMETERS, __VA_ARGS__)
#define KF_PUT_OVER_FIRST(first, ...) KF_PASTE(KF_PUT_OVER_, first)
#define KF_DROPS(...) KF_MAP(KF_EACH_DROP, KF_BETWEEN_STATEMENTS, __VA_ARGS__)

/* For each type X of a return, KF_RETURN_X runs the kernel and ends the call. A returned tensor
 * overwrites the first argument's slot. */
#define KF_RETURN_Tensor(function, ...)                                     \
  kf_tensor_t *out_ = NULL;                                                 \
  kf_status_t status_ = function(call_, KF_PARAMETERS(__VA_ARGS__), &out_); \
  if (KF_UNLIKELY(status_ != KF_OK || out_ == NULL))                        \
    return kf__unbox_end_without(call_, stack_, count_, status_, out_);     \
  KF_DROPS(__VA_ARGS__);                                                    \
  KF_PUT_OVER_FIRST(__VA_ARGS__, 0)(end_ - count_, out_);                   \
  stack_->size -= count_ - 1;                                               \
  return KF_OK

/* A single argument is already where the return belongs, also when the kernel fails: then the
 * caller removes it. */
#define KF_RETURN_Written(function, ...)                             \
  kf_status_t status_ = function(call_, KF_PARAMETERS(__VA_ARGS__)); \
  if (count_ == 1) return status_;                                   \
  return kf__unbox_end_written(call_, stack_, count_, status_)

/* No return: removes the arguments. */
#define KF_RETURN_Nothing(function, ...)                             \
  kf_status_t status_ = function(call_, KF_PARAMETERS(__VA_ARGS__)); \
  return kf__unbox_end(stack_, count_, status_)

/* Numbers: the kernel stores a `c_type`, and `make` boxes it. */
#define KF_RETURN_VALUE(function, c_type, make, ...)                        \
  c_type out_ = 0;                                                          \
  kf_status_t status_ = function(call_, KF_PARAMETERS(__VA_ARGS__), &out_); \
  return kf__unbox_end_value(stack_, count_, status_, make(out_))
#define KF_RETURN_int(function, ...) KF_RETURN_VALUE(function, int64_t, kf_value_int, __VA_ARGS__)
#define KF_RETURN_float(function, ...) \
  KF_RETURN_VALUE(function, double, kf_value_float, __VA_ARGS__)
#define KF_RETURN_bool(function, ...) KF_RETURN_VALUE(function, bool, kf_value_bool, __VA_ARGS__)
#define KF_RETURN__Bool(function, ...) KF_RETURN_bool(function, __VA_ARGS__)

/* ---- The whole ---- */

/* Defines two static functions at file scope: `name`_boxed_, the boxed form, and
 *
 *   kf_kernel_desc_t name(const char *debug);
 *
 * which describes the kernel for kf_library_impl and the like. `debug` may be NULL: then the
 * location of the registration is shown. No semicolon is needed. `function` is a function that is
 * declared above; `arguments` is a list of types in parentheses, `returns` one type, as in the
 * table at the top. When the function's parameters do not fit, the compiler reports an error or a
 * warning at the line of the macro. Give the kernel a context by setting desc.context and
 * desc.release. */
#define KF_TYPED_KERNEL(name, function, arguments, returns) \
  KF_TYPED_KERNEL_(name, function, returns, KF_UNPACK arguments)
#define KF_TYPED_KERNEL_(name, function, returns, ...)                                            \
  static kf_status_t name##_boxed_(const kf_call_t *call_, kf_stack_t *stack_) {                  \
    enum { count_ = KF_COUNT(__VA_ARGS__) };                                                      \
    if (KF_UNLIKELY(stack_->size < count_)) return kf__unbox_otherwise(call_, stack_);            \
    kf_value_t *end_ = stack_->values + stack_->size;                                             \
    if (KF_UNLIKELY(!(KF_MAP(KF_EACH_CHECK, KF_BETWEEN_CHECKS, __VA_ARGS__))))                    \
      return kf__unbox_otherwise(call_, stack_);                                                  \
    KF_MAP(KF_EACH_TAKE, KF_BETWEEN_STATEMENTS, __VA_ARGS__);                                     \
    KF_PASTE(KF_RETURN_, returns)(function, __VA_ARGS__);                                         \
  }                                                                                               \
  static inline kf_kernel_desc_t name(const char *debug) {                                        \
    kf_kernel_desc_t desc_ =                                                                      \
        kf_kernel_typed((kf_typed_fn)(function),                                                  \
                        "(" KF_MAP(KF_EACH_TEXT, KF_BETWEEN_TEXTS, __VA_ARGS__) ") -> " KF_PASTE( \
                            KF_TEXT_, returns),                                                   \
                        debug);                                                                   \
    desc_.boxed = name##_boxed_;                                                                  \
    return desc_;                                                                                 \
  }

#ifdef __cplusplus
}
#endif
#endif
