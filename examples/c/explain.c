/* explain.c: the C examples of docs/guide/explain.md, built and run with the tests so that they
 * stay correct: why a call goes where it goes, and which calls happen. */
#include <keyfall/keyfall.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <stdio.h>

static void show(void *context, const kf_trace_event_t *event) {
  char line[256];
  (void)kf_trace_format(event, line, sizeof line);
  (void)fprintf(context, "%s\n", line);
}

/* Text for people. */
static kf_status_t explain_text(const kf_op_t *op, kf_tensor_t *x) {
  char *text = NULL;
  KF_TRY(kf_explain(op, kf_keys_of(x), NULL, &text));
  (void)fputs(text, stdout);
  kf_free(text);
  return KF_OK;
}

/* The same as data. */
static kf_status_t explain_data(const kf_op_t *op, kf_tensor_t *x) {
  kf_explanation_t why = {.struct_size = sizeof why};
  KF_TRY(kf_explain_keyset(op, kf_keys_of(x), &why));
  for (size_t i = 0; i < why.step_count; i++)
    (void)printf("%s: %s\n", kf_key_name(why.steps[i].key), kf_rule_name(why.steps[i].rule));
  return KF_OK;
}

static kf_status_t trace(kf_tensor_t *x) {
  kf_tracer_t *tracer = NULL;
  kf_tensor_t *y = NULL;
  KF_TRY(kf_tracer_add(show, stdout, NULL, KF_TRACE_THIS_THREAD, &tracer));
  kf_status_t status = kf_relu(x, &y);
  kf_tracer_remove(tracer);
  kf_tensor_release(y);
  return status;
}

static kf_status_t run(void) {
  kf_op_t *op = NULL;
  kf_tensor_t *x = NULL;
  int64_t sizes[] = {2};
  KF_TRY(kf_init());
  KF_TRY(kf_op_find_schema("aten::relu", "", &op));
  KF_TRY(kf_ones((kf_int_span_t){sizes, 1}, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
                 &x));
  kf_status_t status = explain_text(op, x);
  if (status == KF_OK) status = explain_data(op, x);
  if (status == KF_OK) status = trace(x);
  kf_tensor_release(x);
  kf_op_release(op);
  return status;
}

int main(void) {
  if (run() == KF_OK) return 0;
  (void)fprintf(stderr, "%s\n", kf_error_message());
  return 1;
}
