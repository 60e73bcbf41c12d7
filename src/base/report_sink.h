/* Reports to the sink of the process; see keyfall/report.h. */
#ifndef KEYFALL_BASE_REPORT_SINK_H
#define KEYFALL_BASE_REPORT_SINK_H

#include <keyfall/report.h>

/* Passes whole lines, each with its newline, to the sink, if there is one. Allocates nothing. */
void kf__report(kf_report_kind_t kind, const char *text);

#endif
