// The report of a trace.
startTheme();
by('script').textContent = [DATA.report.script, ...DATA.report.arguments].join(' ');
showTrace(by('trace'), DATA.report, DATA.timeline, null);
