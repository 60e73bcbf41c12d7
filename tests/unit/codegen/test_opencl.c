/* The OpenCL dialect: every code that OpenCL C can express compiles, where there is a driver. The
 * library is opened at run time, with the few declarations that this needs. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/kernel_source.h"
#include "kft.h"

typedef void *handle_t;
typedef struct {
  int (*platforms)(unsigned, handle_t *, unsigned *);
  int (*devices)(handle_t, uint64_t, unsigned, handle_t *, unsigned *);
  handle_t (*context)(const void *, unsigned, const handle_t *, void *, void *, int *);
  handle_t (*source)(handle_t, unsigned, const char **, const size_t *, int *);
  int (*build)(handle_t, unsigned, const handle_t *, const char *, void *, void *);
  int (*info)(handle_t, handle_t, unsigned, size_t, void *, size_t *);
} opencl_t;

static handle_t device, context;

static bool open_driver(opencl_t *cl) {
  static const char *const names[] = {"clGetPlatformIDs", "clGetDeviceIDs",
                                      "clCreateContext",  "clCreateProgramWithSource",
                                      "clBuildProgram",   "clGetProgramBuildInfo"};
  void *library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL), *functions[6];
  for (int i = 0; library != NULL && i < 6; i++) {
    functions[i] = dlsym(library, names[i]);
    if (functions[i] == NULL) return false;
  }
  if (library == NULL) return false;
  memcpy(cl, functions, sizeof *cl);
  handle_t platform;
  unsigned count = 0;
  int status = 0;
  if (cl->platforms(1, &platform, &count) != 0 || count == 0) return false;
  if (cl->devices(platform, 0xffffffff, 1, &device, &count) != 0 || count == 0) return false;
  context = cl->context(NULL, 1, &device, NULL, NULL, &status);
  return status == 0;
}

static bool compiles(const opencl_t *cl, const char *text) {
  int status = 0;
  handle_t program = cl->source(context, 1, &text, NULL, &status);
  if (status != 0 || cl->build(program, 1, &device, "", NULL, NULL) == 0) return status == 0;
  static char log[4000];
  cl->info(program, device, 0x1183, sizeof log - 1, log, NULL);
  printf("%s\n%s\n", text, log);
  return false;
}

enum { STEPS = 200 };
static kf__fusion_argument_t arguments[STEPS][6];
static kf__fusion_step_t steps[STEPS];
static uint32_t count;

/* All operators whose arguments are up to three tensors. */
static void add_steps(kf_dtype_t dtype) {
  count = 0;
  for (uint32_t i = 0; i < kf__portable_count && count < STEPS; i++) {
    const kf__portable_t *p = &kf__portables[i];
    if ((p->flags &
         (KF__CODE_REDUCTION | KF__CODE_DIVIDES | KF__CODE_CHECKED | KF__CODE_LOGICAL)) != 0 ||
        p->parameters[0] != KF__CODE_NO_SLOT || p->apart != 0 || !kf__opencl_has(p))
      continue;
    memset(arguments[count], 0, sizeof arguments[count]);
    for (uint32_t k = 0; k < p->operand_count; k++) {
      kf__fusion_argument_t *a = &arguments[count][p->operands[k]];
      a->kind = KF__FUSION_INPUT;
      a->index = (uint16_t)k;
    }
    kf_dtype_t result = (p->types & KF__TYPES_COMPARE) != 0 ? KF_DTYPE_BOOL : dtype;
    if ((p->types & KF__TYPES_FLOAT) != 0 && kf_dtype_is_integral(dtype, true))
      result = KF_DTYPE_FLOAT32;
    steps[count] = (kf__fusion_step_t){p, arguments[count], 6, result};
    const kf__fusion_input_t one[] = {{dtype, 0}, {dtype, 0}, {dtype, 0}};
    const kf__fusion_output_t output = {.step = 0, .dtype = result, .reduction = NULL};
    const kf__fusion_t alone = {one, 3, &steps[count], 1, &output, 1};
    char *text = NULL;
    if (kf__fusion_source(&alone, &text) == KF_OK) count++; /* the type is supported */
    kf_free(text);
  }
}

static void test_codes_compile(void **state) {
  (void)state;
  static const kf_dtype_t dtypes[] = {KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT16, KF_DTYPE_INT32,
                                      KF_DTYPE_UINT8};
  opencl_t cl;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  const bool usable = false; /* drivers leak */
#else
  const bool usable = true;
#endif
  if (!usable || !open_driver(&cl)) {
    printf("there is no OpenCL driver\n");
    return;
  }
  KFT_OK(kf_init());
  for (size_t d = 0; d < sizeof dtypes / sizeof dtypes[0]; d++) {
    add_steps(dtypes[d]);
    const kf__fusion_input_t inputs[] = {{dtypes[d], 0}, {dtypes[d], 0}, {dtypes[d], 0}};
    kf__fusion_output_t outputs[KF__FUSION_OUTPUTS];
    for (uint32_t first = 0; first < count; first += KF__FUSION_OUTPUTS) {
      uint32_t some = count - first < KF__FUSION_OUTPUTS ? count - first : KF__FUSION_OUTPUTS;
      for (uint32_t i = 0; i < some; i++)
        outputs[i] =
            (kf__fusion_output_t){.step = i, .dtype = steps[first + i].result, .reduction = NULL};
      const kf__fusion_t fusion = {inputs, 3, steps + first, some, outputs, some};
      kf__program_t *program = NULL;
      char *text = NULL;
      KFT_OK(kf__program_make(&fusion, &program));
      const kf__kernel_form_t packed = {.ndim = 0};
      KFT_OK(kf__opencl_source(program, &packed, &text));
      kf__program_free(program);
      KFT_TRUE(compiles(&cl, text));
      kf_free(text);
    }
    printf("%s: %u codes\n", kf_dtype_name(dtypes[d]), count);
  }
}

KFT_MAIN(KFT_TEST_NO_OOM(test_codes_compile))
