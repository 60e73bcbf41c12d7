/* The checked mode: kernels that do something else than their schemas say, one of each kind, and
 * right ones that look suspicious. Also the switch, and writes that are counted without it. */
#define _GNU_SOURCE
#include <errno.h>
#include <keyfall/keyfall.h>
#include <keyfall/ops.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kft.h"
#include "tensor/tensor_internal.h"

static kf_tensor_t *keep(kf_tensor_t *t) {
  KFT_DEFER(kf_object_release, t);
  return t;
}

static kf_tensor_t *numbers(kf_int_span_t sizes) {
  double data[64];
  for (int i = 0; i < 64; i++) data[i] = i;
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_FLOAT64, sizes, &t));
  return keep(t);
}

static kf_tensor_t *view_of(kf_tensor_t *t, kf_int_span_t sizes, kf_int_span_t strides,
                            int64_t offset) {
  kf_tensor_t *view = NULL;
  KFT_OK(kf_tensor_view(t, sizes, strides, offset, &view));
  return keep(view);
}

static void leave(void *unused) {
  (void)unused;
  kf_checked_leave();
}
static void enter(void) {
  static int once;
  kf_checked_enter();
  KFT_DEFER(leave, &once);
}

/* ---- Kernels. Boxed: the arguments are x, y, … below the top of the stack ---- */

static kf_tensor_t *argument(const kf_stack_t *stack, size_t from_top) {
  return (kf_tensor_t *)(void *)stack->values[stack->size - from_top].as.object;
}
static void write_to(kf_tensor_t *t, int64_t index) { ((double *)t->storage->data)[index] += 1; }

/* Replaces the arguments by one result, whose reference is taken. */
static kf_status_t give(kf_stack_t *stack, size_t arguments, kf_tensor_t *result) {
  kf_stack_drop(stack, arguments);
  return kf_stack_push_take(stack, kf_value_tensor_take(result));
}

static kf_status_t fresh(const kf_call_t *call, kf_stack_t *stack) {
  kf_tensor_t *out = NULL;
  (void)call;
  KF_TRY(kf_tensor_new(KF_DTYPE_FLOAT64, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(2), &out));
  return give(stack, 1, out);
}
static kf_status_t writes_x(const kf_call_t *call, kf_stack_t *stack) {
  write_to(argument(stack, 1), 1);
  return fresh(call, stack);
}
static kf_status_t writes_x_of_two(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  write_to(argument(stack, 2), 1);
  kf_stack_drop(stack, 2);
  return KF_OK;
}
static kf_status_t writes_gap(const kf_call_t *call, kf_stack_t *stack) {
  write_to(argument(stack, 1), 1); /* x is every other element: 0, 2, … */
  return fresh(call, stack);
}
static kf_status_t reshapes_x(const kf_call_t *call, kf_stack_t *stack) {
  KF_TRY(kf_tensor_set_geometry(argument(stack, 1), KF_INTS(1), KF_INTS(1), 0));
  return fresh(call, stack);
}
static kf_status_t moves_x(const kf_call_t *call, kf_stack_t *stack) {
  KF_TRY(kf_tensor_set_geometry(argument(stack, 1), KF_INTS(1), KF_INTS(1), 1));
  return fresh(call, stack);
}
static kf_status_t resizes_storage(const kf_call_t *call, kf_stack_t *stack) {
  KF_TRY(kf_storage_resize(argument(stack, 1)->storage, 512));
  return fresh(call, stack);
}
static kf_status_t flips_sign(const kf_call_t *call, kf_stack_t *stack) {
  KF_TRY(kf_tensor_set_neg(argument(stack, 1), true));
  return fresh(call, stack);
}
static kf_status_t returns_x(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}
static kf_status_t returns_alias(const kf_call_t *call, kf_stack_t *stack) {
  kf_tensor_t *out = NULL;
  (void)call;
  KF_TRY(kf_tensor_alias(argument(stack, 1), &out));
  return give(stack, 1, out);
}
/* Another storage over the same memory. */
static kf_status_t returns_blob(const kf_call_t *call, kf_stack_t *stack) {
  kf_tensor_t *out = NULL;
  (void)call;
  KF_TRY(kf_tensor_from_blob(argument(stack, 1)->storage->data, KF_DTYPE_FLOAT64, KF_INTS(2),
                             KF_INTS(1), NULL, NULL, &out));
  return give(stack, 1, out);
}
static kf_status_t returns_view_of_y(const kf_call_t *call, kf_stack_t *stack) {
  kf_tensor_t *out = NULL;
  (void)call;
  KF_TRY(kf_tensor_alias(argument(stack, 1), &out));
  return give(stack, 2, out);
}
static kf_status_t returns_pair(kf_stack_t *stack, bool same) {
  kf_tensor_t *one = NULL, *two = NULL;
  KF_TRY(kf_tensor_new(KF_DTYPE_FLOAT64, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(2), &one));
  kf_status_t status = KF_OK;
  if (same)
    kf_tensor_retain(two = one);
  else
    status = kf_tensor_alias(one, &two);
  if (status != KF_OK) {
    kf_tensor_release(one);
    return status;
  }
  kf_stack_drop(stack, 1);
  status = kf_stack_push_take(stack, kf_value_tensor_take(one));
  kf_status_t second = kf_stack_push_take(stack, kf_value_tensor_take(two));
  return status != KF_OK ? status : second;
}
static kf_status_t returns_one_twice(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  return returns_pair(stack, true);
}
static kf_status_t returns_two_views(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  return returns_pair(stack, false);
}
static kf_status_t returns_int(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_stack_drop(stack, 1);
  return kf_stack_push_take(stack, kf_value_int(3));
}
static kf_status_t returns_undefined(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_stack_drop(stack, 1);
  return kf_stack_push_take(stack, kf_value_tensor(kf_tensor_undefined()));
}
static kf_status_t returns_nothing(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_stack_drop(stack, 1);
  return KF_OK;
}
/* In place, without a word to the counter: Note [Counting writes]. */
static kf_status_t adds_in_place(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  write_to(argument(stack, 1), 1);
  return KF_OK;
}
static kf_status_t fails_late(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  write_to(argument(stack, 1), 1);
  return kf_error_set(KF_ERR_VALUE, "a kernel that failed");
}

/* ---- Calls ---- */

static kf_library_t *define(const char *schema, kf_key_t key, kf_boxed_fn kernel) {
  static kf_library_t *library;
  library = NULL;
  KFT_OK(kf_init());
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "chk", KF_KEY_Undefined, &library));
  KFT_DEFER((void (*)(void *))kf_library_release, library);
  kf_kernel_desc_t desc = kf_kernel_boxed(kernel, NULL, "the kernel of the test");
  KFT_OK(kf_library_def(library, schema, NULL));
  KFT_OK(kf_library_impl(library, "f", key, &desc));
  return library;
}

/* The results are dropped. */
static kf_status_t call_f(kf_tensor_t *x, kf_tensor_t *y) {
  kf_op_t *op = NULL;
  kf_value_t room[4];
  kf_stack_t stack;
  KF_TRY(kf_op_find("chk::f", "", &op));
  kf_stack_init(&stack, room, 4);
  kf_status_t status = kf_stack_push_take(&stack, kf_value_int(7)); /* stays where it is */
  if (status == KF_OK) status = kf_stack_push_take(&stack, kf_value_tensor(x));
  if (status == KF_OK && y != NULL) status = kf_stack_push_take(&stack, kf_value_tensor(y));
  if (status == KF_OK) status = kf_op_call_boxed(op, &stack);
  bool below = stack.size > 0 && stack.values[0].tag == KF_TAG_INT && stack.values[0].as.i == 7;
  bool above = stack.size > 1;
  kf_stack_destroy(&stack);
  kf_op_release(op);
  KFT_TRUE(below && (status == KF_OK || status == KF_ERR_NO_MEMORY || !above));
  return status;
}

#define ONE "f(Tensor x) -> Tensor"
#define TWO "f(Tensor(a!) x, Tensor y) -> ()"

static const struct {
  const char *schema;
  kf_boxed_fn kernel;
  const char *message; /* NULL: nothing is wrong */
} cases[] = {
    {ONE, fresh, NULL},
    {ONE, writes_x,
     "chk::f: the kernel for CPU (the kernel of the test) wrote to argument 'x', which the schema "
     "does not mark as written: element 1 of its storage changed. Its schema is "
     "chk::f(Tensor x) -> Tensor"},
    {ONE, reshapes_x,
     "wrote to argument 'x', which the schema does not mark as written: its sizes"},
    {ONE, moves_x, "its sizes changed"},
    {ONE, resizes_storage, "its storage was resized"},
    {ONE, flips_sign, "its conjugate or negative bit changed"},
    {ONE, returns_x, "returned the argument 'x' as result 1, which the schema says is new"},
    {ONE, returns_alias, "returned result 1, which shares memory with the argument 'x'"},
    {ONE, returns_blob, "returned result 1, which shares memory with the argument 'x'"},
    {ONE, returns_int, "returned int for result 1, expected Tensor"},
    {ONE, returns_undefined, NULL},
    {"f(Tensor x) -> Tensor named", returns_x, "as result 1 'named'"},
    {"f(Tensor x) -> (Tensor, Tensor)", returns_one_twice,
     "returned result 1 and result 2, which are one tensor"},
    {"f(Tensor x) -> (Tensor, Tensor)", returns_two_views,
     "returned result 1 and result 2, which share memory"},
    {"f(Tensor(a) x) -> Tensor(a)", returns_alias, NULL},
    {"f(Tensor(a) x) -> Tensor(a)", fresh,
     "returned result 1, which shares no memory with the argument 'x'; the schema says it is a "
     "view of it"},
    {"f(Tensor(a!) x) -> Tensor(a!)", adds_in_place, NULL},
    {"f(Tensor(a!) x) -> Tensor(a!)", fresh,
     "returned another tensor as result 1, which has to be the argument 'x' itself"},
    {"f(Tensor(a!) x) -> ()", returns_nothing, NULL},
    {"f(Tensor x) -> Tensor", fails_late, "a kernel that failed"},
};

static void test_kernels(void **state) {
  (void)state;
  size_t i = kft_case(sizeof cases / sizeof *cases);
  (void)define(cases[i].schema, KF_KEY_CPU, cases[i].kernel);
  kf_tensor_t *x = numbers(KF_INTS(4));
  enter();
  if (cases[i].message == NULL)
    KFT_OK(call_f(x, NULL));
  else
    KFT_FAILS_WITH(call_f(x, NULL), cases[i].kernel == fails_late ? KF_ERR_VALUE : KF_ERR_RUNTIME,
                   cases[i].message);
}

static void test_two_arguments(void **state) {
  (void)state;
  (void)define("f(Tensor(a) x, Tensor y) -> Tensor(a)", KF_KEY_CPU, returns_view_of_y);
  enter();
  KFT_FAILS_WITH(call_f(numbers(KF_INTS(4)), numbers(KF_INTS(4))), KF_ERR_RUNTIME,
                 "shares memory with the argument 'y'; the schema does not say so");
  /* Empty tensors share nothing, but are not new either when they are arguments. */
  KFT_OK(call_f(numbers(KF_INTS(4)), numbers(KF_INTS(0))));
}

/* Arguments that reach over the same memory. */
static void test_overlap(void **state) {
  (void)state;
  (void)define(TWO, KF_KEY_CPU, writes_x_of_two);
  kf_tensor_t *x = numbers(KF_INTS(2, 4));
  kf_tensor_t *row = view_of(x, KF_INTS(4), KF_INTS(1), 0);
  kf_tensor_t *below = view_of(x, KF_INTS(4), KF_INTS(1), 4);
  kf_tensor_t *even = view_of(x, KF_INTS(4), KF_INTS(2), 0);
  kf_tensor_t *odd = view_of(x, KF_INTS(4), KF_INTS(2), 1);
  kf_tensor_t *wide = view_of(x, KF_INTS(3, 2), KF_INTS(0, 1), 0);
  enter();
  KFT_OK(call_f(x, x));
  KFT_OK(call_f(x, row));
  KFT_OK(call_f(row, x)); /* element 1 is one of x's and of row's */
  KFT_OK(call_f(odd, even));
  KFT_OK(call_f(wide, odd));
  KFT_FAILS_WITH(call_f(below, x), KF_ERR_RUNTIME, "wrote to argument 'y'");
  KFT_FAILS_WITH(call_f(even, odd), KF_ERR_RUNTIME, "element 1 of its storage changed");
}

static void test_gaps(void **state) {
  (void)state;
  (void)define(ONE, KF_KEY_CPU, writes_gap);
  kf_tensor_t *x = numbers(KF_INTS(2, 4));
  enter();
  KFT_FAILS(call_f(view_of(x, KF_INTS(4), KF_INTS(2), 0), NULL), KF_ERR_RUNTIME);
  KFT_OK(call_f(view_of(x, KF_INTS(4), KF_INTS(1), 4), NULL)); /* not in its range */
}

/* More elements than there are hashes. */
static void test_large(void **state) {
  (void)state;
  (void)define(ONE, KF_KEY_CPU, writes_x);
  kf_tensor_t *x = NULL;
  KFT_OK(kf_zeros(KF_INTS(100, 100), (kf_opt_int_t){KF_DTYPE_FLOAT64, true}, (kf_opt_int_t){0},
                  (kf_opt_device_t){0}, (kf_opt_bool_t){0}, &x));
  (void)keep(x);
  enter();
  KFT_FAILS_WITH(call_f(x, NULL), KF_ERR_RUNTIME, "between elements 0 and 9 of the storage");
}

static kf_status_t hands_on(const kf_call_t *call, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(call->op, kf_keyset_below(call->keyset, KF_RANK_AutogradOther),
                                stack);
}

/* Whoever did it is blamed, and nobody else. */
static void test_blame(void **state) {
  (void)state;
  kf_library_t *library = define(ONE, KF_KEY_CPU, writes_x);
  kf_kernel_desc_t above = kf_kernel_boxed(hands_on, NULL, "innocent");
  KFT_OK(kf_library_impl(library, "f", KF_KEY_AutogradCPU, &above));
  enter();
  KFT_FAILS_WITH(call_f(numbers(KF_INTS(4)), NULL), KF_ERR_RUNTIME,
                 "the kernel for CPU (the kernel of the test)");
  KFT_TRUE(strstr(kf_error_message(), "innocent") == NULL);
}

/* Typed kernels and typed calls; what the catalogue does in place, and on lists. */
static kf_status_t typed_twice(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  write_to(x, 0);
  return kf_mul(x, x, out);
}
typedef kf_status_t (*twice_fn)(const kf_call_t *, kf_tensor_t *, kf_tensor_t **);
static kf_status_t call_twice(const kf_op_t *op, kf_tensor_t *x, kf_tensor_t **out) {
  KF_CALL(op, twice_fn, kf_keys_of(x), (x, out), (&x), (out));
}

static void test_typed(void **state) {
  (void)state;
  kf_library_t *library = NULL;
  kf_op_t *op = NULL;
  kf_tensor_t *x = numbers(KF_INTS(4)), *out = NULL;
  KFT_OK(kf_init());
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "chk", KF_KEY_Undefined, &library));
  KFT_DEFER((void (*)(void *))kf_library_release, library);
  kf_kernel_desc_t desc = kf_kernel_typed((kf_typed_fn)typed_twice, "(Tensor) -> Tensor", NULL);
  KFT_OK(kf_library_def(library, "twice(Tensor x) -> Tensor", NULL));
  KFT_OK(kf_library_impl(library, "twice", KF_KEY_CPU, &desc));
  KFT_OK(kf_op_find("chk::twice", "", &op));
  KFT_DEFER((void (*)(void *))kf_op_release, op);
  KFT_OK(call_twice(op, x, &out));
  (void)keep(out);
  enter();
  out = NULL;
  KFT_FAILS_WITH(call_twice(op, x, &out), KF_ERR_RUNTIME, "wrote to argument 'x'");
  KFT_TRUE(out == NULL);
  KFT_OK(kf_add_(x, x, (kf_scalar_t){KF_TAG_INT, {.i = 1}}));
  KFT_OK(kf_raw_foreach_mul__List(KF_TENSORS(x, x), KF_TENSORS(x, x)));
  KFT_OK(kf_reshape(x, KF_INTS(2, 2), &out));
  (void)keep(out);
}

/* ---- The switch ---- */

static void test_switch(void **state) {
  (void)state;
  (void)define(ONE, KF_KEY_CPU, writes_x);
  kf_tensor_t *x = numbers(KF_INTS(4));
  KFT_OK(call_f(x, NULL));
  kf_checked_leave(); /* one too many does no harm */
  KFT_TRUE(!kf_checked_is_on());
  kf_checked_enter();
  kf_checked_enter();
  kf_checked_leave();
  bool inside = kf_checked_is_on();
  kf_status_t status = call_f(x, NULL);
  kf_checked_leave();
  KFT_TRUE(inside && !kf_checked_is_on());
  KFT_FAILS(status, KF_ERR_RUNTIME);
  KFT_OK(call_f(x, NULL));
  kf_checked_set(true);
  inside = kf_checked_is_on();
  status = call_f(x, NULL);
  kf_checked_set(false);
  KFT_TRUE(inside && !kf_checked_is_on());
  KFT_FAILS(status, KF_ERR_RUNTIME);
  KFT_OK(call_f(x, NULL));
}

/* In a process of its own, which runs this program again; see main. */
static void test_environment(void **state) {
  (void)state;
  static const char *const settings[] = {"1", "0", ""};
  for (size_t i = 0; i < 3; i++) {
    pid_t child = fork();
    if (child == 0) {
      kft_disarm();
      (void)setenv("KEYFALL_CHECKED", settings[i], 1);
      (void)setenv("TEST_CHECKED_CHILD", "1", 1);
      kft_run_again();
    }
    int status = 0;
    KFT_TRUE(child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status));
    KFT_EQ_INT(WEXITSTATUS(status), i == 0 ? 1 : 0);
  }
}

/* ---- Writes that are counted ---- */

static void test_writes_are_counted(void **state) {
  (void)state;
  kf_library_t *library = define("f(Tensor(a!) x) -> Tensor(a!)", KF_KEY_CPU, adds_in_place);
  kf_tensor_t *x = numbers(KF_INTS(4));
  KFT_OK(call_f(x, NULL));
  KFT_EQ_INT(*x->version, 1);
  kf_guard_t guard;
  kf_guard_below_ad_inplace_or_view(&guard);
  kf_status_t status = call_f(x, NULL);
  kf_guard_leave(&guard);
  KFT_OK(status);
  KFT_EQ_INT(*x->version, 2);
  /* A kernel that failed may have written. */
  kf_kernel_desc_t failing = kf_kernel_boxed(fails_late, NULL, NULL);
  KFT_OK(kf_library_impl(library, "f", KF_KEY_CPU, &failing));
  KFT_FAILS(call_f(x, NULL), KF_ERR_VALUE);
  KFT_EQ_INT(*x->version, 3);
}

static kf_status_t typed_in_place(const kf_call_t *call, kf_tensor_t *x) {
  (void)call;
  write_to(x, 0);
  return KF_OK;
}
static kf_status_t counts_itself(const kf_call_t *call, kf_tensor_t *x) {
  (void)call;
  return kf_add__Scalar(x, (kf_scalar_t){KF_TAG_INT, {.i = 1}},
                        (kf_scalar_t){KF_TAG_INT, {.i = 1}});
}
typedef kf_status_t (*in_place_fn)(const kf_call_t *, kf_tensor_t *);
static kf_status_t call_in_place(const kf_op_t *op, kf_tensor_t *x) {
  KF_CALL(op, in_place_fn, kf_keys_of(x), (x), (&x), (NULL));
}

/* The kernel may come before the definition, and stay after it. */
static void test_typed_writes_are_counted(void **state) {
  (void)state;
  static const kf_typed_fn kernels[] = {(kf_typed_fn)typed_in_place, (kf_typed_fn)counts_itself};
  kf_library_t *impl = NULL, *def = NULL;
  kf_op_t *op = NULL;
  KFT_OK(kf_init());
  kf_kernel_desc_t desc = kf_kernel_typed(kernels[kft_case(2)], "(Tensor(a!)) -> Tensor(a!)", NULL);
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "chk", KF_KEY_Undefined, &impl));
  KFT_DEFER((void (*)(void *))kf_library_release, impl);
  KFT_OK(kf_library_impl(impl, "g", KF_KEY_CompositeExplicitAutograd, &desc));
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "chk", KF_KEY_Undefined, &def));
  KFT_DEFER((void (*)(void *))kf_library_release, def);
  KFT_OK(kf_library_def(def, "g(Tensor(a!) x) -> Tensor(a!)", NULL));
  KFT_OK(kf_op_find("chk::g", "", &op));
  KFT_DEFER((void (*)(void *))kf_op_release, op);
  kf_tensor_t *x = numbers(KF_INTS(4));
  KFT_OK(call_in_place(op, x));
  KFT_EQ_INT(*x->version, 1);
  kf_library_reset(def);
  kf_guard_t guard;
  kf_guard_below_autograd(&guard); /* whose fallback needs a schema */
  kf_status_t status = call_in_place(op, x);
  kf_guard_leave(&guard);
  KFT_OK(status);
}

static kf_status_t writes_lists(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_stack_drop(stack, 1);
  return KF_OK;
}

static void test_lists_are_counted(void **state) {
  (void)state;
  enum { MANY = 40 };
  (void)define("f(Tensor(a!)[] x) -> ()", KF_KEY_CPU, writes_lists);
  kf_tensor_t *all[MANY];
  kf_list_t *list = NULL;
  kf_op_t *op = NULL;
  kf_value_t room[2];
  kf_stack_t stack;
  for (int i = 0; i < MANY; i++) all[i] = numbers(KF_INTS(1));
  KFT_OK(kf_list_of_tensors(all, MANY, &list));
  KFT_DEFER(kf_object_release, list);
  KFT_OK(kf_op_find("chk::f", "", &op));
  KFT_DEFER((void (*)(void *))kf_op_release, op);
  kf_stack_init(&stack, room, 2);
  KFT_OK(kf_stack_push_take(&stack, kf_value_object(KF_TAG_LIST, list)));
  kf_status_t status = kf_op_call_boxed(op, &stack);
  kf_stack_destroy(&stack);
  KFT_OK(status);
  for (int i = 0; i < MANY; i++) KFT_EQ_INT(*all[i]->version, 1);
}

static int run_all(void) {
  static const kft_test_t tests[] = {
      KFT_TEST(test_kernels),
      KFT_TEST(test_two_arguments),
      KFT_TEST(test_overlap),
      KFT_TEST(test_gaps),
      KFT_TEST(test_large),
      KFT_TEST(test_blame),
      KFT_TEST(test_typed),
      KFT_TEST(test_switch),
      KFT_TEST_NO_OOM(test_environment), /* nothing in it allocates */
      KFT_TEST(test_writes_are_counted),
      KFT_TEST(test_typed_writes_are_counted),
      KFT_TEST(test_lists_are_counted),
  };
  return KFT_RUN(tests);
}

int main(void) {
  if (getenv("TEST_CHECKED_CHILD") != NULL) return kf_checked_is_on();
  return run_all();
}
