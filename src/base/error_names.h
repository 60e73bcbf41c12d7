/* The operator's name in messages of errors: kernels need not say it. */
#ifndef KF_BASE_ERROR_NAMES_H
#define KF_BASE_ERROR_NAMES_H

/* Puts "aten::add.Tensor: " in front of the current error's message, unless it begins with the name
 * already, with or without namespace and overload. Nothing when memory ran out. */
void kf__error_name(const char *op);

#endif
