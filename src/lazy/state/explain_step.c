/* What happened in the last step, in words.
 *
 * Notes collect in `present`; a step swaps it with `last` and starts over. Equal notes are counted,
 * not repeated, and only the latest NOTES different ones are kept, so a program that never marks a
 * step uses bounded memory. The lock is a leaf: notes are made with and without the lock of the
 * room held, so nothing here may take that one. */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/base_internal.h"

#include "lazy/state/explain_step.h"

enum { NOTES = 64, NOTE = 512 };

typedef struct step_notes {
  size_t count; /* also of notes that were overwritten */
  char notes[NOTES][NOTE];
  uint32_t repeats[NOTES];
} step_notes_t;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static step_notes_t *present, *last; /* made on first use */

/* Lock held. Without memory, notes are lost; only kf_lazy_explain reports it. */
static bool prepare(void) {
  if (present == NULL) present = kf_calloc(1, sizeof *present);
  if (last == NULL) last = kf_calloc(1, sizeof *last);
  return present != NULL && last != NULL;
}

static void add(const char *note) {
  const size_t kept = present->count < NOTES ? present->count : NOTES;
  for (size_t i = 0; i < kept; i++) {
    if (strcmp(present->notes[i], note) != 0) continue;
    present->repeats[i]++;
    return;
  }
  const size_t slot = present->count++ % NOTES;
  memcpy(present->notes[slot], note, strlen(note) + 1);
  present->repeats[slot] = 1;
}

void kf__lazy_note(const char *format, ...) {
  char note[NOTE];
  va_list args;
  va_start(args, format);
  (void)vsnprintf(note, sizeof note, format, args);
  va_end(args);
  (void)pthread_mutex_lock(&lock);
  if (prepare()) add(note);
  (void)pthread_mutex_unlock(&lock);
}

void kf_lazy_note(const char *text) { kf__lazy_note("%s", text); }

void kf__lazy_note_step(void) {
  (void)pthread_mutex_lock(&lock);
  if (prepare()) {
    step_notes_t *old = last;
    last = present;
    present = old;
    present->count = 0;
  }
  (void)pthread_mutex_unlock(&lock);
}

static void put_notes(kf_text_t *text, const char *title, const step_notes_t *notes) {
  kf__text_format(text, "%s\n", title);
  const size_t first = notes->count > NOTES ? notes->count - NOTES : 0;
  if (first > 0) kf__text_format(text, "  - %zu earlier notes were dropped\n", first);
  for (size_t i = first; i < notes->count; i++) {
    const size_t slot = i % NOTES;
    kf__text_format(text, "  - %s", notes->notes[slot]);
    if (notes->repeats[slot] > 1) kf__text_format(text, " (%u times)", notes->repeats[slot]);
    kf__text_char(text, '\n');
  }
  if (notes->count == 0) kf__text_puts(text, "  - nothing was computed\n");
}

kf_status_t kf_lazy_explain(char **out_text) {
  kf_text_t text;
  kf__text_init(&text);
  (void)pthread_mutex_lock(&lock);
  if (prepare()) {
    put_notes(&text, "The last step:", last);
    if (present->count > 0) put_notes(&text, "Since then:", present);
  } else {
    text.failed = true;
  }
  (void)pthread_mutex_unlock(&lock);
  return kf__text_take(&text, out_text);
}
