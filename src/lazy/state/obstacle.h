/* Obstacles: what a step does that no recorded graph can do again.
 *
 * Note [Obstacles]
 * A graph that a program keeps repeats the operators of the step that it was recorded from, and
 * nothing else. While a thread records such a step it is watched: whatever uses values (operators
 * that fall back, numbers and memory that the program reads), changes something else than elements
 * or takes in elements that no operator made says so here. One obstacle is enough: the graph would
 * have what was true at the time of the recording. */
#ifndef KF_LAZY_STATE_OBSTACLE_H
#define KF_LAZY_STATE_OBSTACLE_H

#include <keyfall/lazy.h>

/* Tells the watched thread of an obstacle; does nothing on others. Both texts live as long as the
 * device: the name of an operator, or words. The first obstacle is kept. */
void kf__lazy_obstacle(const char *what, const char *why);
/* Whether the thread is watched, and buffers with a higher id are its own. */
bool kf__lazy_is_watched(int64_t *out_last_id);
void kf__lazy_watch(int64_t last_id);

#endif
