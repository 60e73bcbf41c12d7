/* adaptor.h: typed kernels whose boxed form is compiled beside them.
 *
 *   static kf_status_t scale(const kf_call_t *call, kf_tensor_t *x, double by, kf_tensor_t **out);
 *   KF_TYPED_KERNEL(scale_on_cpu, scale, (Tensor, float), Tensor)
 *   …
 *   kf_kernel_desc_t kernel = scale_on_cpu("scale for the CPU");
 *   kf_library_impl(library, "scale", KF_KEY_CPU, &kernel);
 *
 * The same without a text for the signature that could differ from the function: the compiler
 * checks the function's parameters against the types that are named. And it makes boxed calls of
 * the kernel quicker. kf_kernel_typed leaves them to an adaptor of the library, which knows the
 * function as a pointer; this one is in the same file, so a short kernel becomes part of it.
 *
 * Arguments, one to KF_ADAPTOR_MOST of them: Tensor, Written (a tensor that the kernel writes to,
 * at most one), int, float, bool, Scalar. What is returned: Tensor, Written (that argument), int,
 * float, bool, or Nothing. Kernels with other types are made with kf_kernel_typed. */
#ifndef KEYFALL_ADAPTOR_H
#define KEYFALL_ADAPTOR_H

#include <keyfall/library.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- What the library does for an adaptor; not for direct use ---- */

/* Does all of it, for arguments that are too few or of other types: with every conversion that the
 * schema language has, or an error that names the argument. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__unbox_otherwise(const kf_call_t *call,
                                                           kf_stack_t *stack);
/* Ends of a call whose kernel has run: drop the `count` arguments, push the returns. They pass the
 * kernel's status on; when it failed, there are no returns. */
KF_API KF_MUST_USE kf_status_t kf__unbox_end(kf_stack_t *stack, size_t count, kf_status_t status);
KF_API KF_MUST_USE kf_status_t kf__unbox_end_value(kf_stack_t *stack, size_t count,
                                                   kf_status_t status, kf_value_t value);
/* For a kernel that failed, or returned no tensor. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__unbox_end_without(const kf_call_t *call,
                                                             kf_stack_t *stack, size_t count,
                                                             kf_status_t status,
                                                             kf_tensor_t *tensor);
/* Every return is a written argument. */
KF_API KF_MUST_USE kf_status_t kf__unbox_end_written(const kf_call_t *call, kf_stack_t *stack,
                                                     size_t count, kf_status_t status);

/* ---- Types of arguments: the schema's text, whether a value is one, what the kernel gets, and how
 * the stack's reference is given back ---- */

#define KF_TEXT_Tensor "Tensor"
#define KF_FITS_Tensor(value) ((value)->tag == KF_TAG_TENSOR)
#define KF_TAKE_Tensor(value) ((value)->as.tensor)
#define KF_DROP_Tensor(taken) kf_object_release(taken)
#define KF_PUT_OVER_Tensor(value, result) ((value)->as.tensor = (result))

#define KF_TEXT_Written "Tensor(a!)"
#define KF_FITS_Written(value) KF_FITS_Tensor(value)
#define KF_TAKE_Written(value) KF_TAKE_Tensor(value)
#define KF_DROP_Written(taken) KF_DROP_Tensor(taken)
#define KF_PUT_OVER_Written(value, result) KF_PUT_OVER_Tensor(value, result)

#define KF_TEXT_int "int"
#define KF_FITS_int(value) ((value)->tag == KF_TAG_INT)
#define KF_TAKE_int(value) ((value)->as.i)
#define KF_DROP_int(taken) ((void)(taken))
#define KF_PUT_OVER_int(value, result) (*(value) = kf_value_object_take(KF_TAG_TENSOR, (result)))

#define KF_TEXT_float "float"
#define KF_FITS_float(value) ((value)->tag == KF_TAG_FLOAT)
#define KF_TAKE_float(value) ((value)->as.f)
#define KF_DROP_float(taken) ((void)(taken))
#define KF_PUT_OVER_float(value, result) (*(value) = kf_value_object_take(KF_TAG_TENSOR, (result)))

#define KF_TEXT_bool "bool"
#define KF_FITS_bool(value) ((value)->tag == KF_TAG_BOOL)
#define KF_TAKE_bool(value) ((value)->as.b)
#define KF_DROP_bool(taken) ((void)(taken))
#define KF_PUT_OVER_bool(value, result) (*(value) = kf_value_object_take(KF_TAG_TENSOR, (result)))
/* In C, bool is a macro. */
#define KF_TEXT__Bool KF_TEXT_bool
#define KF_FITS__Bool(value) KF_FITS_bool(value)
#define KF_TAKE__Bool(value) KF_TAKE_bool(value)
#define KF_DROP__Bool(taken) KF_DROP_bool(taken)
#define KF_PUT_OVER__Bool(value, result) KF_PUT_OVER_bool(value, result)

#define KF_TEXT_Scalar "Scalar"
#define KF_FITS_Scalar(value) kf_value_is_real(value)
#define KF_TAKE_Scalar(value) kf_value_real(value)
#define KF_DROP_Scalar(taken) ((void)(taken))
#define KF_PUT_OVER_Scalar(value, result) (*(value) = kf_value_object_take(KF_TAG_TENSOR, (result)))
KF_INLINE bool kf_value_is_real(const kf_value_t *value) {
  return value->tag - KF_TAG_INT <= (uint32_t)(KF_TAG_BOOL - KF_TAG_INT);
}
KF_INLINE kf_scalar_t kf_value_real(const kf_value_t *value) {
  kf_scalar_t scalar;
  scalar.tag = value->tag;
  scalar.as.i = value->as.i;
  return scalar;
}

#define KF_TEXT_Nothing "()"

/* ---- Lists of types ---- */

enum { KF_ADAPTOR_MOST = 8 };
#define KF_PASTE_(a, b) a##b
#define KF_PASTE(a, b) KF_PASTE_(a, b)
#define KF_COUNT_(a, b, c, d, e, f, g, h, count, ...) count
#define KF_COUNT(...) KF_COUNT_(__VA_ARGS__, 8, 7, 6, 5, 4, 3, 2, 1, 0)

/* each(type, index) for all of them, with between() in between. */
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

#define KF_BETWEEN_TEXTS() ", "
#define KF_BETWEEN_CHECKS() &&
#define KF_BETWEEN_PARAMETERS() ,
#define KF_BETWEEN_STATEMENTS() ;
#define KF_EACH_TEXT(type, index) KF_PASTE(KF_TEXT_, type)
#define KF_EACH_CHECK(type, index) KF_PASTE(KF_FITS_, type)(end_ - (count_ - index))
#define KF_EACH_TAKE(type, index)                                                 \
  __typeof__(KF_PASTE(KF_TAKE_, type)(end_ - (count_ - index))) taken##index##_ = \
      KF_PASTE(KF_TAKE_, type)(end_ - (count_ - index))
#define KF_EACH_PARAMETER(type, index) taken##index##_
#define KF_EACH_DROP(type, index) KF_PASTE(KF_DROP_, type)(taken##index##_)

/* ---- Types of returns: run the kernel and put what it returned where the arguments were ---- */

#define KF_PARAMETERS(...) KF_MAP(KF_EACH_PARAMETER, KF_BETWEEN_PARAMETERS, __VA_ARGS__)
#define KF_PUT_OVER_FIRST(first, ...) KF_PASTE(KF_PUT_OVER_, first)
#define KF_DROPS(...) KF_MAP(KF_EACH_DROP, KF_BETWEEN_STATEMENTS, __VA_ARGS__)

#define KF_RETURN_Tensor(function, ...)                                     \
  kf_tensor_t *out_ = NULL;                                                 \
  kf_status_t status_ = function(call_, KF_PARAMETERS(__VA_ARGS__), &out_); \
  if (KF_UNLIKELY(status_ != KF_OK || out_ == NULL))                        \
    return kf__unbox_end_without(call_, stack_, count_, status_, out_);     \
  KF_DROPS(__VA_ARGS__);                                                    \
  KF_PUT_OVER_FIRST(__VA_ARGS__, 0)(end_ - count_, out_);                   \
  stack_->size -= count_ - 1;                                               \
  return KF_OK

/* One argument lies where the return belongs already, also when the kernel fails: the caller sees
 * to that. */
#define KF_RETURN_Written(function, ...)                             \
  kf_status_t status_ = function(call_, KF_PARAMETERS(__VA_ARGS__)); \
  if (count_ == 1) return status_;                                   \
  return kf__unbox_end_written(call_, stack_, count_, status_)

#define KF_RETURN_Nothing(function, ...)                             \
  kf_status_t status_ = function(call_, KF_PARAMETERS(__VA_ARGS__)); \
  return kf__unbox_end(stack_, count_, status_)

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
