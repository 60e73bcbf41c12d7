/* report.h: where reports go that a user asks for by the environment, and not the program.
 *
 *   static void print(void *context, uint32_t kind, const char *text) {
 *     (void)context, (void)kind;
 *     fputs(text, stderr);
 *   }
 *   …
 *   kf_set_report_sink(print, NULL);                       and KEYFALL_TRACE=1 shows every call
 *
 * The library itself never prints. The Python package sets a sink that writes to standard error. */
#ifndef KEYFALL_REPORT_H
#define KEYFALL_REPORT_H

#include <keyfall/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a report is about. More may come: a sink ignores or prints kinds that it does not know. */
typedef enum kf_report_kind {
  KF_REPORT_TRACE = 1,   /* KEYFALL_TRACE=1: a line for each call (trace.h) */
  KF_REPORT_BILL = 2,    /* KEYFALL_BILL=1: the bill of fallbacks, while the process exits */
  KF_REPORT_PROGRESS = 3 /* a line for each second that the compiler of fused code has taken */
} kf_report_kind_t;

/* Gets whole lines, each with its newline; `text` is borrowed. Runs on the thread that reports,
 * several at once. The bill comes by atexit, when a language that the program embeds may have shut
 * down: a sink that could run then calls nothing but C. */
typedef void (*kf_report_fn)(void *context, uint32_t kind, const char *text);

/* Sets the sink of the process; NULL, as at first, drops all reports. Thread-safe, but other
 * threads may still be in the old sink when this returns. */
KF_API void kf_set_report_sink(kf_report_fn sink, void *context);

#ifdef __cplusplus
}
#endif
#endif
