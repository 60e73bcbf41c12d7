/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverlength-strings"
#endif
#include "ops/catalogue/op_facts.h"

const kf_facts_t kf__fact_rows[] = {
    {0},
    {.texts = {[KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_TANGENT] = 20, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_TANGENT] = 127, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 211, [KF_FACT_TYPES] = 221, [KF_FACT_TANGENT] = 232}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 283, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 339, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 350, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 377, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 415, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 221, [KF_FACT_TANGENT] = 437}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 600, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 637, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 679, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 731, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 740, [KF_FACT_TYPES] = 752, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 752, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 740, [KF_FACT_TYPES] = 773, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 773, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 794, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 806, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 806, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 873, [KF_FACT_TYPES] = 902, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_LINEAR] = 934, [KF_FACT_TYPES] = 902, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_LINEAR] = 948, [KF_FACT_TYPES] = 958, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 948, [KF_FACT_TYPES] = 977, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1004, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1028}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1028}},
    {.texts = {[KF_FACT_TYPES] = 1061, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_TYPES] = 752, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_TYPES] = 1083, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 1083, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1107, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 1126, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1083}},
    {.texts = {[KF_FACT_AXES] = 315, [KF_FACT_TYPES] = 1083}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1145}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1145}},
    {.texts = {[KF_FACT_TYPES] = 1150, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_LINEAR] = 740, [KF_FACT_TYPES] = 1169, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1187, [KF_FACT_SHARE] = 1193}, .results_share = true},
    {.texts = {[KF_FACT_TYPES] = 1201, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 1225, [KF_FACT_LINEAR] = 1243, [KF_FACT_TYPES] = 1201}},
    {.texts = {[KF_FACT_AXES] = 1255, [KF_FACT_LINEAR] = 1266, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1272, [KF_FACT_LINEAR] = 1284, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1288}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1302}},
    {.texts = {[KF_FACT_AXES] = 1308, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1322}},
    {.texts = {[KF_FACT_AXES] = 1308, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1322, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 740, [KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1328}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 794, [KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1356}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1356}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1356}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1356}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1375}},
    {.texts = {[KF_FACT_AXES] = 1394, [KF_FACT_LINEAR] = 1547, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 1579, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 1782, [KF_FACT_COST] = 1820}},
    {.texts = {[KF_FACT_AXES] = 1878, [KF_FACT_LINEAR] = 1547, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 1928, [KF_FACT_LINEAR] = 1547, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 1987, [KF_FACT_LINEAR] = 1547, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 1987, [KF_FACT_LINEAR] = 2055, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 2069, [KF_FACT_LINEAR] = 1547, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 2119, [KF_FACT_LINEAR] = 1547, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 2178, [KF_FACT_LINEAR] = 1547, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 2246, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2312, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2418, [KF_FACT_LINEAR] = 794, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 2451, [KF_FACT_TYPES] = 2470}},
    {.texts = {[KF_FACT_TYPES] = 2470}},
    {.texts = {[KF_FACT_AXES] = 2558, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 2578}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1288}},
    {.texts = {[KF_FACT_TYPES] = 1288}},
    {.texts = {[KF_FACT_TYPES] = 2595}},
    {.texts = {[KF_FACT_TYPES] = 2624}},
    {.texts = {[KF_FACT_TYPES] = 2642}},
    {.texts = {[KF_FACT_TYPES] = 2664}},
    {.texts = {[KF_FACT_TYPES] = 2693}},
    {.texts = {[KF_FACT_TYPES] = 2728}},
    {.texts = {[KF_FACT_TYPES] = 2755}},
    {.texts = {[KF_FACT_LINEAR] = 2788}},
    {.texts = {[KF_FACT_TYPES] = 2799}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 2814, [KF_FACT_TYPES] = 2825}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 2839, [KF_FACT_TYPES] = 2843, [KF_FACT_TANGENT] = 2856}},
    {.texts = {[KF_FACT_AXES] = 2900}},
    {.texts = {[KF_FACT_AXES] = 2937, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 2958}},
    {.texts = {[KF_FACT_AXES] = 2937, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2937, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3003}},
    {.texts = {[KF_FACT_LINEAR] = 740, [KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_LINEAR] = 740}},
    {.texts = {[KF_FACT_TYPES] = 3021}},
    {.texts = {[KF_FACT_LINEAR] = 794, [KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_LINEAR] = 794}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3021}},
    {.texts = {[KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1356}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3043}},
    {.texts = {[KF_FACT_LINEAR] = 873, [KF_FACT_TYPES] = 902}},
    {.texts = {[KF_FACT_LINEAR] = 873}},
    {.texts = {[KF_FACT_LINEAR] = 934, [KF_FACT_TYPES] = 902}},
    {.texts = {[KF_FACT_LINEAR] = 934}},
    {.texts = {[KF_FACT_LINEAR] = 3063, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 3063}},
    {.texts = {[KF_FACT_TYPES] = 3078}},
    {.texts = {[KF_FACT_TYPES] = 3098}},
    {.texts = {[KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 3110}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3110}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3133}},
    {.texts = {[KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_TYPES] = 1004}},
    {.texts = {[KF_FACT_TYPES] = 3154}},
    {.texts = {[KF_FACT_LINEAR] = 1284}},
    {.texts = {[KF_FACT_LINEAR] = 3178}},
    {.texts = {[KF_FACT_AXES] = 3212, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3243, [KF_FACT_LINEAR] = 3284, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3294, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 3325}},
    {.texts = {[KF_FACT_AXES] = 3243, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3294, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3355, [KF_FACT_LINEAR] = 3284, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3395, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3420, [KF_FACT_LINEAR] = 3454, [KF_FACT_TYPES] = 334, [KF_FACT_COST] = 3467}},
    {.texts = {[KF_FACT_AXES] = 3469, [KF_FACT_LINEAR] = 3454, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3504, [KF_FACT_LINEAR] = 1243, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3532, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 3556}},
    {.texts = {[KF_FACT_AXES] = 3469, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_MASKS] = 3589}},
    {.texts = {[KF_FACT_LINEAR] = 3597, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3610, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3624, [KF_FACT_LINEAR] = 3454, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3652, [KF_FACT_LINEAR] = 3454, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 1187}},
    {.texts = {[KF_FACT_AXES] = 3683, [KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709}},
    {.texts = {[KF_FACT_AXES] = 3717, [KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709}},
    {.texts = {[KF_FACT_AXES] = 3737, [KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709}},
    {.texts = {[KF_FACT_AXES] = 3781, [KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709}},
    {.texts = {[KF_FACT_AXES] = 3827, [KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709}},
    {.texts = {[KF_FACT_AXES] = 3902, [KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709}},
    {.texts = {[KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709}},
    {.texts = {[KF_FACT_AXES] = 3948, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3970, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3992, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4010, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4033, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 4079}},
    {.texts = {[KF_FACT_AXES] = 4087, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4144, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4161, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4187, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4213, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4228, [KF_FACT_LINEAR] = 3284, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3294, [KF_FACT_LINEAR] = 3284, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4251, [KF_FACT_LINEAR] = 3284, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 3284, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_LINEAR] = 4294, [KF_FACT_TYPES] = 4294}},
    {.texts = {[KF_FACT_AXES] = 4299, [KF_FACT_LINEAR] = 4294, [KF_FACT_TYPES] = 4294}},
    {.texts = {[KF_FACT_AXES] = 4339, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4401, [KF_FACT_TYPES] = 1187}},
    {.texts = {[KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709, [KF_FACT_SHARE] = 3709}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 4425, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4443, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4486, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4523, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4590, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4661}},
    {.texts = {[KF_FACT_AXES] = 4675, [KF_FACT_TYPES] = 4694}},
    {.texts = {[KF_FACT_AXES] = 4706, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4722, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4749, [KF_FACT_TYPES] = 4789}},
    {.texts = {[KF_FACT_AXES] = 4845, [KF_FACT_TYPES] = 4882}},
    {.texts = {[KF_FACT_AXES] = 4749, [KF_FACT_TYPES] = 4911}},
    {.texts = {[KF_FACT_AXES] = 4970, [KF_FACT_TYPES] = 5047}},
    {.texts = {[KF_FACT_AXES] = 5073, [KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_AXES] = 5140, [KF_FACT_LINEAR] = 5223, [KF_FACT_TYPES] = 5225}},
    {.texts = {[KF_FACT_AXES] = 5228, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5262, [KF_FACT_TYPES] = 5403}},
    {.texts = {[KF_FACT_AXES] = 5422, [KF_FACT_LINEAR] = 5223, [KF_FACT_TYPES] = 5527}},
    {.texts = {[KF_FACT_AXES] = 5555, [KF_FACT_LINEAR] = 5223, [KF_FACT_TYPES] = 5649}},
    {.texts = {[KF_FACT_AXES] = 4675, [KF_FACT_TYPES] = 5651, [KF_FACT_TANGENT] = 5660}},
    {.texts = {[KF_FACT_AXES] = 4706, [KF_FACT_TYPES] = 5649}},
    {.texts = {[KF_FACT_AXES] = 5706, [KF_FACT_TYPES] = 5730}},
    {.texts = {[KF_FACT_AXES] = 5742, [KF_FACT_TYPES] = 5649}},
    {.texts = {[KF_FACT_AXES] = 5742, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5754, [KF_FACT_TYPES] = 5781}},
    {.texts = {[KF_FACT_AXES] = 5802, [KF_FACT_TYPES] = 5817}},
    {.texts = {[KF_FACT_AXES] = 5802, [KF_FACT_TYPES] = 5828}},
    {.texts = {[KF_FACT_AXES] = 5845, [KF_FACT_LINEAR] = 5223, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5926, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 5957, [KF_FACT_TYPES] = 6053}},
    {.texts = {[KF_FACT_AXES] = 6058, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 4845, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 6148, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 6148, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6171, [KF_FACT_LINEAR] = 6256, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6263, [KF_FACT_TYPES] = 6287}},
    {.texts = {[KF_FACT_AXES] = 6306, [KF_FACT_TYPES] = 4694}},
    {.texts = {[KF_FACT_AXES] = 6327, [KF_FACT_LINEAR] = 5223, [KF_FACT_TYPES] = 6355}},
    {.texts = {[KF_FACT_AXES] = 6358, [KF_FACT_TYPES] = 6527}},
    {.texts = {[KF_FACT_AXES] = 6541, [KF_FACT_TYPES] = 6527}},
    {.texts = {[KF_FACT_AXES] = 6674, [KF_FACT_TYPES] = 6704}},
    {.texts = {[KF_FACT_AXES] = 6712, [KF_FACT_TYPES] = 6863}},
    {.texts = {[KF_FACT_AXES] = 6886, [KF_FACT_TYPES] = 6924}},
    {.texts = {[KF_FACT_AXES] = 6935, [KF_FACT_TYPES] = 6956}},
    {.texts = {[KF_FACT_AXES] = 6973, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 6935, [KF_FACT_TYPES] = 6987}},
    {.texts = {[KF_FACT_AXES] = 6973, [KF_FACT_TYPES] = 2958}},
    {.texts = {[KF_FACT_TYPES] = 7016}},
    {.texts = {[KF_FACT_AXES] = 7076, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7103, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7120, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7142, [KF_FACT_TYPES] = 7165}},
    {.texts = {[KF_FACT_AXES] = 7195, [KF_FACT_TYPES] = 1187}},
    {.texts = {[KF_FACT_AXES] = 7195, [KF_FACT_TYPES] = 7165}},
    {.texts = {[KF_FACT_AXES] = 7208, [KF_FACT_TYPES] = 7165}},
    {.texts = {[KF_FACT_TYPES] = 3709}},
    {.texts = {[KF_FACT_TYPES] = 7226}},
    {.texts = {[KF_FACT_LINEAR] = 1322, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7235, [KF_FACT_LINEAR] = 794, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7265, [KF_FACT_TYPES] = 3078}},
    {.texts = {[KF_FACT_AXES] = 7293, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 7265, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 7195, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 7351, [KF_FACT_TYPES] = 7392}},
    {.texts = {[KF_FACT_AXES] = 7414, [KF_FACT_LINEAR] = 7447, [KF_FACT_TYPES] = 7473}},
    {.texts = {[KF_FACT_AXES] = 7351}},
    {.texts = {[KF_FACT_AXES] = 7414, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 7473}},
    {.texts = {[KF_FACT_AXES] = 7351, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7414, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7508, [KF_FACT_TYPES] = 7554}},
    {.texts = {[KF_FACT_AXES] = 7584}},
    {.texts = {[KF_FACT_AXES] = 7637, [KF_FACT_TYPES] = 7686}},
    {.texts = {[KF_FACT_AXES] = 7508, [KF_FACT_LINEAR] = 7710, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7717, [KF_FACT_LINEAR] = 7755}},
    {.texts = {[KF_FACT_AXES] = 7775, [KF_FACT_LINEAR] = 7710}},
    {.texts = {[KF_FACT_AXES] = 7826, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7872, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7981, [KF_FACT_TYPES] = 221, [KF_FACT_TANGENT] = 8018}},
    {.texts = {[KF_FACT_AXES] = 8084, [KF_FACT_LINEAR] = 7755, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8150, [KF_FACT_TYPES] = 221, [KF_FACT_TANGENT] = 8224}},
    {.texts = {[KF_FACT_AXES] = 8292, [KF_FACT_LINEAR] = 7755, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8377, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8510, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7826, [KF_FACT_LINEAR] = 7710, [KF_FACT_TYPES] = 8732}},
    {.texts = {[KF_FACT_AXES] = 8773, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 8811, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 8856}},
    {.texts = {[KF_FACT_TYPES] = 8877}},
    {.texts = {[KF_FACT_AXES] = 8887, [KF_FACT_LINEAR] = 8903, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 8914}},
    {.texts = {[KF_FACT_AXES] = 8918, [KF_FACT_LINEAR] = 8941, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 8964}},
    {.texts = {[KF_FACT_AXES] = 8972, [KF_FACT_LINEAR] = 8903, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 8994}},
    {.texts = {[KF_FACT_AXES] = 9001, [KF_FACT_LINEAR] = 9032, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9059, [KF_FACT_LINEAR] = 9032, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9086, [KF_FACT_LINEAR] = 9098, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9108, [KF_FACT_LINEAR] = 9125, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9146, [KF_FACT_LINEAR] = 9157, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9146, [KF_FACT_LINEAR] = 794, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9170, [KF_FACT_LINEAR] = 9189, [KF_FACT_TYPES] = 9212}},
    {.texts = {[KF_FACT_AXES] = 9238, [KF_FACT_LINEAR] = 9250, [KF_FACT_TYPES] = 9261}},
    {.texts = {[KF_FACT_AXES] = 9281, [KF_FACT_LINEAR] = 794, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9347, [KF_FACT_LINEAR] = 1547, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_SHARE] = 3709}, .shares = 2, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 794, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9386, [KF_FACT_LINEAR] = 794, [KF_FACT_TYPES] = 752}},
    {.texts = {[KF_FACT_AXES] = 9456, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 9468}},
    {.texts = {[KF_FACT_AXES] = 9479, [KF_FACT_TYPES] = 9505}},
    {.texts = {[KF_FACT_AXES] = 9508, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 9520}},
    {.texts = {[KF_FACT_AXES] = 9552, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9571, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9596, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9627, [KF_FACT_LINEAR] = 7710, [KF_FACT_TYPES] = 7710}},
    {.texts = {[KF_FACT_AXES] = 9642, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_AXES] = 9705, [KF_FACT_TYPES] = 4294}},
    {.texts = {[KF_FACT_AXES] = 9783, [KF_FACT_TYPES] = 9933, [KF_FACT_COST] = 9946}},
    {.texts = {[KF_FACT_AXES] = 9970, [KF_FACT_COST] = 10060}},
    {.texts = {[KF_FACT_AXES] = 10084, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 10179, [KF_FACT_COST] = 10208}},
    {.texts = {[KF_FACT_AXES] = 10240, [KF_FACT_TYPES] = 10357, [KF_FACT_COST] = 9946}},
    {.texts = {[KF_FACT_TYPES] = 10363}},
    {.texts = {[KF_FACT_TYPES] = 10383}},
    {.texts = {[KF_FACT_TYPES] = 10400}},
    {.texts = {[KF_FACT_TYPES] = 10413}},
    {.texts = {[KF_FACT_AXES] = 10424, [KF_FACT_COST] = 10480}},
    {.texts = {[KF_FACT_AXES] = 10500, [KF_FACT_COST] = 10544}},
    {.texts = {[KF_FACT_AXES] = 10564, [KF_FACT_COST] = 10600}},
    {.texts = {[KF_FACT_AXES] = 10564, [KF_FACT_TYPES] = 1573, [KF_FACT_COST] = 10600}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 10616}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 10671}},
    {.texts = {[KF_FACT_AXES] = 10721, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 10750, [KF_FACT_TANGENT] = 10762}},
    {.texts = {[KF_FACT_AXES] = 10721, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 10750, [KF_FACT_TANGENT] = 10948}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_TYPES] = 1288}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_TYPES] = 1288, [KF_FACT_TANGENT] = 10616}},
    {.texts = {[KF_FACT_AXES] = 11073, [KF_FACT_TYPES] = 10363}},
    {.texts = {[KF_FACT_AXES] = 11145, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 10179}},
    {.texts = {[KF_FACT_AXES] = 11252, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 11304}},
    {.texts = {[KF_FACT_AXES] = 11360}},
    {.texts = {[KF_FACT_AXES] = 11442, [KF_FACT_LINEAR] = 7710, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 11488, [KF_FACT_TYPES] = 10363}},
    {.texts = {[KF_FACT_AXES] = 11554, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 11638}},
    {.texts = {[KF_FACT_AXES] = 11663, [KF_FACT_LINEAR] = 11716, [KF_FACT_TYPES] = 1573}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 11729, [KF_FACT_TYPES] = 10363, [KF_FACT_WRITES_IF] = 11844}},
    {.texts = {[KF_FACT_AXES] = 11729, [KF_FACT_TYPES] = 11894}},
    {.texts = {[KF_FACT_AXES] = 11916, [KF_FACT_TYPES] = 11894}},
    {.texts = {[KF_FACT_AXES] = 11951, [KF_FACT_LINEAR] = 11990, [KF_FACT_TYPES] = 11894}},
    {.texts = {[KF_FACT_AXES] = 12030, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 10179}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 12084, [KF_FACT_LINEAR] = 11716, [KF_FACT_TYPES] = 1573, [KF_FACT_WRITES_IF] = 11844}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 12187, [KF_FACT_LINEAR] = 11716, [KF_FACT_TYPES] = 1573, [KF_FACT_WRITES_IF] = 12303}},
    {.texts = {[KF_FACT_AXES] = 12367, [KF_FACT_TYPES] = 12404, [KF_FACT_TANGENT] = 12416}},
    {.texts = {[KF_FACT_AXES] = 12496, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12541, [KF_FACT_TYPES] = 12404, [KF_FACT_TANGENT] = 12587}},
    {.texts = {[KF_FACT_AXES] = 12667, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12722, [KF_FACT_TYPES] = 12404}},
    {.texts = {[KF_FACT_AXES] = 12750, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12769, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12794, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12750, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12769, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12825, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12794, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12860, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12903, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 12976, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 13076, [KF_FACT_TYPES] = 12404}},
    {.texts = {[KF_FACT_AXES] = 13154, [KF_FACT_TYPES] = 12404}},
    {.texts = {[KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 13250}},
    {.texts = {[KF_FACT_TYPES] = 13256}},
    {.texts = {[KF_FACT_TYPES] = 13284}},
    {.texts = {[KF_FACT_TYPES] = 13289}},
    {.texts = {[KF_FACT_TYPES] = 13293}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 13305}},
    {.texts = {[KF_FACT_TYPES] = 1573, [KF_FACT_SHARE] = 1573}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 13330, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 13341}},
    {.texts = {[KF_FACT_AXES] = 13361, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 13341}},
    {.texts = {[KF_FACT_AXES] = 13361, [KF_FACT_TYPES] = 13341, [KF_FACT_TANGENT] = 13388}},
    {.texts = {[KF_FACT_AXES] = 13455, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1288}},
    {.texts = {[KF_FACT_AXES] = 7265, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1288}},
    {.texts = {[KF_FACT_AXES] = 7265, [KF_FACT_TYPES] = 1288}},
    {.texts = {[KF_FACT_AXES] = 13330, [KF_FACT_TYPES] = 13341}},
    {.texts = {[KF_FACT_AXES] = 13361, [KF_FACT_TYPES] = 13341}},
    {.texts = {[KF_FACT_AXES] = 13361, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 13467, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 13330, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 13467, [KF_FACT_TYPES] = 12404, [KF_FACT_TANGENT] = 13512}},
    {.texts = {[KF_FACT_AXES] = 7265, [KF_FACT_TYPES] = 1187}},
    {.texts = {[KF_FACT_AXES] = 13330, [KF_FACT_TYPES] = 13620}},
    {.texts = {[KF_FACT_AXES] = 13361, [KF_FACT_TYPES] = 13620}},
    {.texts = {[KF_FACT_AXES] = 13634, [KF_FACT_TYPES] = 13620}},
    {.texts = {[KF_FACT_AXES] = 13679, [KF_FACT_TYPES] = 1187}},
    {.texts = {[KF_FACT_AXES] = 13467, [KF_FACT_TYPES] = 6956}},
    {.texts = {[KF_FACT_AXES] = 13455, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 13693, [KF_FACT_TYPES] = 6956}},
    {.texts = {[KF_FACT_AXES] = 13455, [KF_FACT_TYPES] = 1302}},
    {.texts = {[KF_FACT_AXES] = 7265, [KF_FACT_TYPES] = 1302}},
    {.texts = {[KF_FACT_AXES] = 13361, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 13361, [KF_FACT_TYPES] = 3098, [KF_FACT_TANGENT] = 13709}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 13341}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_TYPES] = 13341}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 13808, [KF_FACT_TYPES] = 12404, [KF_FACT_TANGENT] = 13837}},
    {.texts = {[KF_FACT_AXES] = 13873, [KF_FACT_TYPES] = 13895}},
    {.texts = {[KF_FACT_AXES] = 13922}},
    {.texts = {[KF_FACT_AXES] = 13995, [KF_FACT_TYPES] = 14022}},
    {.texts = {[KF_FACT_AXES] = 14038, [KF_FACT_TYPES] = 14064}},
    {.texts = {[KF_FACT_AXES] = 14090, [KF_FACT_TYPES] = 14145}},
    {.texts = {[KF_FACT_AXES] = 14177, [KF_FACT_TYPES] = 3098}},
    {.texts = {[KF_FACT_AXES] = 14214, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 14235}},
    {.texts = {[KF_FACT_AXES] = 14243, [KF_FACT_LINEAR] = 14287}},
    {.texts = {[KF_FACT_AXES] = 13679, [KF_FACT_LINEAR] = 14292}},
    {.texts = {[KF_FACT_AXES] = 14294, [KF_FACT_LINEAR] = 14287, [KF_FACT_TYPES] = 14380}},
    {.texts = {[KF_FACT_AXES] = 14392, [KF_FACT_LINEAR] = 14292, [KF_FACT_TYPES] = 14427}},
    {.texts = {[KF_FACT_AXES] = 14440, [KF_FACT_LINEAR] = 14485, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14507, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7265, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14576, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 14620, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 14655, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14655, [KF_FACT_LINEAR] = 1573, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 14672, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14672, [KF_FACT_LINEAR] = 1573, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 14695, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14695, [KF_FACT_LINEAR] = 1573, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 14724, [KF_FACT_LINEAR] = 1573, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 14754, [KF_FACT_LINEAR] = 1573, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 14791, [KF_FACT_LINEAR] = 1573, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_TYPES] = 1187}},
    {.texts = {[KF_FACT_AXES] = 2983, [KF_FACT_TYPES] = 14860}},
    {.texts = {[KF_FACT_AXES] = 3992, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14891, [KF_FACT_TYPES] = 12404, [KF_FACT_TANGENT] = 13837}},
    {.texts = {[KF_FACT_AXES] = 13455, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14934, [KF_FACT_TYPES] = 14972}},
    {.texts = {[KF_FACT_AXES] = 15002, [KF_FACT_TYPES] = 14972}},
    {.texts = {[KF_FACT_AXES] = 15014, [KF_FACT_TYPES] = 14972}},
    {.texts = {[KF_FACT_AXES] = 15025, [KF_FACT_TYPES] = 14972}},
    {.texts = {[KF_FACT_TYPES] = 15034}},
    {.texts = {[KF_FACT_AXES] = 1308, [KF_FACT_TYPES] = 1145}},
    {.texts = {[KF_FACT_AXES] = 13455, [KF_FACT_TYPES] = 1145}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3098, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 15053, [KF_FACT_TANGENT] = 15070, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 339, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TANGENT] = 15103, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 15193, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 3003, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 3098}},
    {.texts = {[KF_FACT_TYPES] = 3098, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 211, [KF_FACT_TYPES] = 4694}},
    {.texts = {[KF_FACT_AXES] = 15204, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15212}},
    {.texts = {[KF_FACT_AXES] = 15204, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 1302, [KF_FACT_VIEW_INVERSE] = 15217}},
    {.texts = {[KF_FACT_TYPES] = 1302}},
    {.texts = {[KF_FACT_AXES] = 15204, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 15204, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_VIEW_INVERSE] = 15212, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15212}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15228}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15234}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15246}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15261}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15275}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15283}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15297}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15299}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15311}},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 5649}},
    {.texts = {[KF_FACT_AXES] = 15328, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 15355, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 2972, [KF_FACT_VIEW_INVERSE] = 15364}},
    {.texts = {[KF_FACT_AXES] = 15355, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 15380, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 2958, [KF_FACT_VIEW_INVERSE] = 15389}},
    {.texts = {[KF_FACT_AXES] = 15380, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 2958}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 2972}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15402}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 15408}},
    {.texts = {[KF_FACT_AXES] = 15418, [KF_FACT_LINEAR] = 3709, [KF_FACT_TYPES] = 3709, [KF_FACT_SHARE] = 3709}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 15212, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
};

const uint16_t kf__op_fact_rows[KF__OP_COUNT] = {
    1, 1, 1, 2, 2, 3, 3, 1, 1, 1, 4, 4, 5, 5, 6, 6, 7, 7, 1, 1, 1, 4, 4, 8,
    8, 8, 7, 7, 1, 1, 1, 9, 9, 10, 11, 12, 8, 8, 8, 4, 4, 1, 1, 1, 4, 4, 1, 1,
    1, 13, 13, 7, 7, 7, 7, 7, 1, 1, 4, 4, 8, 8, 8, 9, 9, 1, 1, 1, 4, 4, 1, 1,
    1, 4, 1, 1, 1, 9, 9, 14, 14, 15, 15, 1, 1, 16, 16, 8, 8, 4, 4, 17, 17, 17, 18, 18,
    18, 17, 17, 17, 18, 18, 18, 19, 19, 20, 20, 21, 21, 21, 22, 22, 22, 23, 23, 23, 22, 22, 22, 24,
    24, 24, 25, 25, 25, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 1, 1, 11, 11, 11, 1, 1,
    1, 26, 26, 26, 27, 27, 27, 28, 28, 28, 29, 29, 29, 11, 11, 11, 30, 30, 30, 1, 1, 31, 31, 31,
    32, 32, 32, 32, 32, 11, 11, 11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 1, 1, 1, 1, 1, 11, 11, 11, 11, 11, 11, 33, 33, 33, 34, 34, 34, 35, 35, 35, 35,
    35, 35, 35, 35, 36, 36, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39, 11, 11, 11, 40, 40, 40, 11,
    11, 11, 41, 41, 41, 42, 42, 42, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1,
    1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 43, 43, 43, 44,
    44, 44, 43, 43, 43, 44, 44, 44, 43, 43, 43, 44, 44, 44, 43, 43, 43, 44, 44, 44, 43, 43, 43, 44,
    44, 44, 43, 0, 0, 45, 45, 45, 45, 45, 45, 45, 45, 45, 11, 11, 11, 1, 1, 1, 1, 1, 36, 36,
    46, 46, 11, 11, 11, 1, 1, 1, 1, 1, 36, 36, 46, 46, 11, 11, 11, 1, 1, 1, 1, 1, 36, 36,
    46, 46, 11, 11, 11, 1, 1, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 1, 1,
    11, 11, 11, 1, 1, 1, 47, 47, 36, 36, 46, 48, 49, 49, 49, 50, 50, 50, 7, 7, 7, 51, 51, 51,
    7, 7, 7, 52, 52, 52, 53, 53, 53, 54, 55, 56, 57, 57, 56, 58, 59, 60, 60, 60, 61, 61, 62, 62,
    62, 63, 63, 64, 64, 64, 65, 65, 64, 64, 64, 65, 65, 36, 36, 36, 46, 46, 66, 66, 66, 66, 66, 67,
    67, 68, 68, 0, 0, 0, 0, 0, 0, 69, 69, 70, 70, 69, 69, 71, 72, 73, 71, 72, 74, 75, 76, 77,
    78, 78, 79, 79, 80, 80, 80, 80, 81, 81, 82, 82, 81, 82, 83, 83, 83, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 84, 84, 0, 0, 85, 85, 86, 86, 84, 84, 85, 85, 86, 86, 87, 87, 85, 85, 86,
    86, 88, 88, 84, 84, 84, 84, 89, 89, 90, 91, 91, 92, 92, 93, 93, 92, 92, 94, 94, 0, 0, 0, 0,
    92, 92, 0, 0, 0, 0, 0, 0, 95, 95, 95, 95, 96, 96, 97, 97, 98, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 99, 99, 100, 100, 101, 101, 99, 99, 99, 99, 99, 99, 102, 102, 102, 102, 99, 99, 99, 99, 99, 99,
    99, 99, 102, 102, 102, 102, 99, 99, 99, 99, 99, 99, 99, 99, 102, 102, 102, 102, 99, 99, 101, 101, 84, 84,
    84, 84, 103, 104, 105, 0, 103, 104, 105, 0, 106, 107, 108, 109, 110, 109, 111, 109, 112, 113, 114, 115, 116, 117,
    116, 117, 118, 119, 0, 0, 120, 0, 119, 0, 119, 0, 119, 0, 121, 0, 119, 0, 119, 0, 119, 0, 119, 0,
    119, 0, 119, 0, 121, 0, 121, 0, 119, 0, 119, 0, 119, 0, 119, 0, 119, 0, 54, 109, 119, 0, 121, 0,
    119, 0, 119, 0, 121, 0, 119, 0, 119, 0, 119, 0, 119, 0, 121, 0, 122, 0, 122, 0, 123, 109, 124, 109,
    103, 104, 106, 107, 110, 109, 105, 0, 125, 0, 122, 0, 105, 0, 125, 0, 122, 0, 105, 0, 125, 0, 122, 0,
    105, 0, 125, 0, 122, 0, 126, 0, 126, 0, 126, 0, 127, 112, 113, 113, 113, 114, 115, 115, 115, 116, 117, 128,
    121, 0, 129, 129, 0, 0, 0, 0, 0, 0, 130, 130, 131, 131, 131, 132, 132, 132, 133, 133, 133, 134, 134, 134,
    135, 135, 135, 133, 133, 133, 136, 136, 137, 137, 137, 138, 138, 138, 139, 139, 139, 140, 140, 140, 141, 141, 141, 142,
    142, 143, 143, 143, 144, 144, 145, 145, 145, 54, 54, 146, 146, 146, 147, 147, 148, 148, 148, 148, 148, 148, 149, 149,
    150, 150, 151, 151, 151, 151, 152, 152, 153, 153, 154, 154, 155, 155, 156, 157, 155, 155, 158, 158, 54, 54, 54, 159,
    160, 160, 161, 162, 162, 162, 162, 162, 162, 163, 163, 164, 164, 165, 166, 166, 167, 167, 168, 168, 169, 169, 170, 170,
    170, 170, 170, 170, 171, 172, 173, 173, 147, 48, 174, 174, 175, 175, 175, 176, 177, 178, 178, 179, 179, 180, 180, 181,
    0, 182, 182, 183, 183, 183, 183, 184, 184, 183, 183, 185, 185, 186, 186, 187, 188, 188, 189, 189, 190, 190, 191, 191,
    192, 192, 193, 193, 194, 194, 195, 195, 196, 196, 183, 183, 197, 197, 198, 198, 199, 200, 200, 201, 201, 202, 202, 199,
    203, 203, 204, 204, 205, 205, 206, 206, 207, 207, 208, 208, 209, 209, 210, 210, 211, 211, 212, 212, 213, 213, 214, 214,
    215, 215, 216, 216, 217, 217, 218, 218, 219, 219, 220, 220, 221, 221, 222, 222, 222, 223, 223, 224, 224, 225, 225, 225,
    225, 226, 226, 225, 227, 227, 228, 228, 229, 229, 230, 230, 183, 183, 183, 231, 231, 232, 232, 121, 121, 233, 233, 234,
    234, 235, 235, 235, 235, 235, 235, 235, 235, 236, 236, 237, 237, 238, 238, 238, 238, 239, 239, 240, 240, 241, 239, 239,
    242, 242, 243, 243, 242, 242, 243, 243, 244, 244, 243, 245, 246, 247, 241, 239, 248, 248, 249, 249, 250, 250, 251, 251,
    252, 252, 253, 253, 254, 254, 255, 255, 256, 256, 257, 258, 259, 259, 260, 260, 261, 261, 262, 262, 171, 171, 263, 0,
    264, 264, 265, 265, 265, 266, 266, 267, 267, 267, 268, 268, 268, 269, 269, 270, 270, 270, 271, 271, 272, 272, 273, 273,
    273, 274, 274, 274, 274, 275, 275, 234, 234, 276, 276, 277, 278, 278, 279, 279, 183, 183, 183, 183, 280, 280, 281, 281,
    281, 282, 282, 282, 283, 283, 284, 284, 285, 285, 286, 286, 284, 284, 285, 285, 286, 286, 54, 121, 287, 287, 288, 288,
    289, 290, 291, 292, 0, 293, 0, 0, 294, 295, 296, 297, 296, 297, 296, 297, 298, 299, 300, 301, 302, 302, 303, 303,
    304, 304, 305, 305, 306, 306, 307, 306, 306, 308, 308, 309, 309, 310, 311, 312, 313, 314, 314, 315, 315, 316, 317, 317,
    318, 318, 319, 319, 320, 320, 321, 321, 322, 323, 324, 324, 325, 325, 326, 326, 327, 327, 328, 329, 330, 331, 332, 332,
    333, 333, 334, 334, 335, 335, 336, 336, 332, 332, 333, 333, 333, 333, 334, 334, 335, 335, 335, 335, 336, 336, 328, 324,
    324, 325, 325, 326, 326, 327, 327, 337, 337, 338, 338, 339, 339, 340, 340, 121, 121, 121, 121, 121, 121, 121, 121, 121,
    121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121,
    121, 121, 121, 121, 121, 121, 11, 11, 121, 121, 341, 341, 342, 342, 147, 147, 121, 121, 121, 343, 343, 84, 84, 84,
    84, 86, 86, 86, 86, 95, 95, 95, 95, 86, 86, 86, 86, 86, 86, 95, 95, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 344, 344, 344, 344, 345, 345, 84, 84, 346, 346, 347,
    347, 348, 348, 348, 348, 348, 348, 348, 348, 349, 349, 350, 350, 351, 351, 352, 352, 353, 353, 354, 354, 355, 355, 356,
    356, 357, 357, 357, 357, 358, 358, 359, 359, 359, 359, 360, 360, 360, 360, 361, 361, 361, 361, 362, 362, 363, 363, 364,
    364, 362, 362, 363, 363, 364, 364, 365, 365, 365, 365, 237, 237, 237, 237, 366, 366, 366, 366, 367, 237, 237, 367, 237,
    237, 368, 366, 368, 366, 235, 235, 367, 367, 369, 369, 237, 237, 370, 370, 371, 371, 372, 372, 373, 373, 373, 374, 374,
    374, 375, 375, 376, 376, 376, 376, 377, 377, 378, 379, 380, 380, 380, 381, 382, 383, 383, 384, 384, 385, 386, 387, 388,
    389, 389, 390, 390, 391, 391, 390, 390, 391, 391, 392, 392, 393, 393, 394, 394, 394, 0, 0, 395, 395, 396, 397, 397,
    398, 398, 399, 399, 400, 395, 395, 396, 397, 397, 398, 398, 399, 399, 400, 397, 397, 398, 401, 401, 402, 402, 403, 0,
    0, 0, 376, 376, 376, 376, 404, 405, 405, 406, 406, 407, 407, 360, 360, 408, 408, 360, 360, 408, 408, 360, 360, 360,
    360, 409, 409, 410, 410, 411, 411, 412, 412, 413, 413, 413, 413, 413, 413, 413, 413, 414, 414, 44, 44, 415, 415, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 416, 416, 416, 416, 416, 416, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 417, 417, 417, 418, 418, 418, 55, 8, 8, 8, 419, 419, 419, 420, 420, 421, 421, 418, 418,
    422, 422, 422, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 420, 420, 420,
    420, 420, 420, 420, 420, 420, 420, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 423, 423, 1, 1, 1, 1, 1, 1, 1, 1, 424, 424, 424, 424, 424, 424, 11,
    11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 425, 425, 425, 53, 53, 53, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423,
    423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 7, 7, 7, 423, 423, 423, 423, 423, 423, 423, 423, 423,
    423, 423, 423, 423, 423, 423, 423, 7, 7, 423, 423, 423, 423, 36, 36, 36, 36, 426, 426, 427, 428, 428, 429, 430,
    430, 431, 432, 433, 434, 434, 435, 53, 53, 435, 53, 53, 55, 109, 54, 54, 109, 436, 437, 438, 434, 434, 439, 434,
    434, 437, 109, 434, 434, 440, 441, 434, 434, 437, 442, 434, 434, 437, 437, 437, 437, 437, 437, 433, 437, 433, 434, 434,
    437, 433, 434, 434, 437, 434, 434, 443, 437, 434, 434, 444, 434, 434, 445, 437, 434, 434, 439, 434, 434, 437, 439, 434,
    434, 437, 446, 446, 446, 437, 437, 109, 437, 437, 437, 437, 437, 437, 438, 434, 434, 431, 431, 437, 437, 437, 437, 437,
    437, 437, 437, 431, 431, 447, 448, 448, 449, 450, 450, 451, 451, 55, 452, 53, 53, 453, 53, 53, 55, 55, 437, 454,
    455, 455, 455, 175, 175, 175, 431, 434, 434, 434, 434, 435, 53, 53, 0, 0, 0, 0, 0, 0, 0, 0, 456, 422,
    422,
};

const char kf__fact_texts[] =
    "\0"
    "* -> *\0"
    "grad_output\0"
    "sigmoid_backward(grad_output_t, output) + grad_output * (output_t * (1 - 2 * output)).conj()\0"
    "(*), (*) -> *\0"
    "tanh_backward(grad_output_t, output) - 2 * grad_output * (output * output_t).conj()\0"
    "* -> *, *\0"
    "self, self\0"
    "output: log_sigmoid_backward(self_t, self, buffer)\0"
    "same(grad_output, self, buffer)\0"
    "(*), (*), (*) -> *\0"
    "self\0"
    "same(self)\0"
    "promote(grad_output, self)\0"
    "n c s..., (c) -> n c s... | n, 1 -> n\0"
    "(*), (*), (*) -> *, *\0"
    "result0: where(self > 0, grad_output_t, grad_output_t * weight + grad_output * weight_t); result1: where(self > 0, 0, self_t * grad_output + self * grad_output_t)\0"
    "promote(grad_output, self_or_result)\0"
    "* [dim]! -> * [dim]'; [dim]' = [dim] // 2\0"
    "* [dim]'!, * [dim]! -> * [dim]; [dim]' = [dim] // 2\0"
    "grad_out\0"
    "self, other\0"
    "promote(self, other)\0"
    "promote(other, self)\0"
    "self; other\0"
    "exact(self, other) if rounding_mode else exact(float(self, other))\0"
    "self, tensor1; self, tensor2\0"
    "promote(self, tensor1, tensor2)\0"
    "self, tensor1\0"
    "self, end\0"
    "promote(self, end)\0"
    "promote(self, end, weight)\0"
    "promote(self, exponent)\0"
    "promote(float64, self, exponent)\0"
    "promote(self, values)\0"
    "promote(self, min, max)\0"
    "promote(self, min)\0"
    "promote(self, max)\0"
    "bool\0"
    "truth(self, other)\0"
    "keep(self, other)\0"
    "int64\0"
    "results\0"
    "keep(self, into(value))\0"
    "(*), (*), () -> *\0"
    "self, value\0"
    "*, () -> *\0"
    "value\0"
    "*, (*) -> *\0"
    "src\0"
    "dtype or self\0"
    "dtype\0"
    "*, s...! -> *\0"
    "other\0"
    "promote(self, other, alpha)\0"
    "float(self, other)\0"
    "float(other, self)\0"
    "{transposed=False} n g*c s...~, g*o c w...!, g*o -> n g*o s...~; g = groups | {transposed=True} n g*c s...~, g*c o w...!, g*o -> n g*o s...'; g = groups\0"
    "input, bias; weight, bias\0"
    "input\0"
    "{transposed=False} n g*o s...!, n g*c! t...!, g*o c w...! -> n g*c t..., g*o c w..., g*o; g = groups | {transposed=True} n g*o t...!, n g*c! s...!, g*c o w...! -> n g*c s..., g*c o w..., g*o; g = groups\0"
    "grad_output, grad_output, grad_output\0"
    "n * g * c * o * w * s * (output_mask[0] + output_mask[1])\0"
    "n? g*c x~, g*o c i!, g*o -> n? g*o x~; g = groups\0"
    "n? g*c y~ x~, g*o c j! i!, g*o -> n? g*o y~ x~; g = groups\0"
    "n? g*c z~ y~ x~, g*o c k! j! i!, g*o -> n? g*o z~ y~ x~; g = groups\0"
    "input; weight\0"
    "n? g*c x~, g*c o i!, g*o -> n? g*o x'; g = groups\0"
    "n? g*c y~ x~, g*c o j! i!, g*o -> n? g*o y' x'; g = groups\0"
    "n? g*c z~ y~ x~, g*c o k! j! i!, g*o -> n? g*o z' y' x'; g = groups\0"
    "n? c y! x! -> n? c*j*i l'; j = kernel_size[0], i = kernel_size[1]\0"
    "n? c*j!*i! l! -> n? c y x; j = kernel_size[0], i = kernel_size[1], y = output_size[0], x = output_size[1]\0"
    "(* [dim]!), (* [dim]) -> * [dim]\0"
    "per_sample_weights\0"
    "weight, promote(indices, offsets), promote(indices, offsets), promote(indices, offsets)\0"
    "v! d!, s...! -> v d\0"
    "dtype or default\0"
    "dtype or promote(fill_value)\0"
    "dtype or float(s)\0"
    "dtype or promote(end)\0"
    "dtype or promote(start, end)\0"
    "dtype or promote(start, end, step)\0"
    "dtype or float(start, end)\0"
    "dtype or float(start, end, step)\0"
    "start, end\0"
    "dtype or int64\0"
    "real, imag\0"
    "complex(real)\0"
    "abs\0"
    "complex(abs)\0"
    "polar(abs_t, angle) + result * angle_t * 1j\0"
    "{N=None} n! -> n n | n -> n m; m = N\0"
    "* [dim]! -> * [dim]'\0"
    "complex(self)\0"
    "real(self)\0"
    "* [dim]! -> * [dim]\0"
    "real(float(self))\0"
    "promote(self, scalar)\0"
    "float(self, scalar)\0"
    "self, tensors1\0"
    "dtype or real(self)\0"
    "float(self)\0"
    "promote(self, scalars)\0"
    "float(self, scalars)\0"
    "promote(exponent, self)\0"
    "self, grads, momentum_buffer_list\0"
    "* [dim]!, * [dim]' -> * [dim]'\0"
    "* [dim]!, * [dim]'!, * [dim]' -> * [dim]\0"
    "self, src\0"
    "* [dim]!, * [dim]'! -> * [dim]\0"
    "self_t.scatter(dim, index, 0)\0"
    "* [dim]!, * [dim]', * [dim]' -> * [dim]\0"
    "* [dim]!, i -> * [dim:i]\0"
    "* [dim]!, i, * [dim:i] -> * [dim]\0"
    "self, source\0"
    "0\0"
    "* [dim]!, i!, * [dim:i] -> * [dim]\0"
    "* [dim]!, i!, () -> * [dim]\0"
    "* [dim]!, i! -> * [dim]\0"
    "self_t.index_fill(dim, index, 0)\0"
    "indices\0"
    "self, values\0"
    "s...!, * -> *\0"
    "s...!, t...!, r...! -> s...\0"
    "(s...!), (s...), t...! -> s...\0"
    "list: * [dim]+ -> * [dim]\0"
    "tensors\0"
    "list: * -> * [dim]'\0"
    "list: n+ -> n | list: n m+ s... -> n m s...\0"
    "list: m -> n' m | list: n+ m s... -> n m s...\0"
    "list: n -> l' n k' | list: n m -> n m k' | list: n m k+ s... -> n m k s...\0"
    "list: n -> n m' | list: n m+ s... -> n m s...\0"
    "* [dims]! -> * [dims]\0"
    "n m! s... -> n m s...\0"
    "n! s... -> n s...\0"
    "* [dims]! -> * [dims]'\0"
    "{dim=None} s...! -> n' | * [dim]! -> * [dim]'\0"
    "repeats\0"
    "{dim=None} s...!, t...! -> n' | * [dim]!, r! -> * [dim]'\0"
    "* n! m! -> * n m\0"
    "n! -> n' m' | n! m! -> n'\0"
    "* n! -> * [dim1]' [dim2]'\0"
    "s...! -> n' m'\0"
    "* [dim]!, * -> * [dim]\0"
    "* [dim1]! [dim2]!, * n! -> * [dim1] [dim2]\0"
    "grad\0"
    "* [dim]', * [dim]!, * [dim]' -> * [dim]\0"
    "{dim=None} s...!, n -> n | (* [dim]!), (* [dim]') -> * [dim]'\0"
    "s...! -> n m'; n = size\0"
    "n! -> m' k; k = r\0"
    "*!{num_classes=-1} -> * c; c = num_classes\0"
    "n g*c s... -> n c*g s...; g = groups\0"
    "* c*r*q y x -> * c y*r x*q; r = upscale_factor, q = upscale_factor\0"
    "* c y*r x*q -> * c*r*q y x; r = downscale_factor, q = downscale_factor\0"
    "s...! -> s...\0"
    "* n! n -> * n n, *\0"
    "self, int32\0"
    "* n! n -> * n n\0"
    "(*) n! k, (*) n n -> * n k\0"
    "* m! n! -> * m n, * k, *; k = min(m, n)\0"
    "A, int32 if pivot else int64, int32 if pivot else int64\0"
    "* m! n! -> * m n, * k; k = min(m, n)\0"
    "A, int32 if pivot else int64\0"
    "self, int32 if pivot else int64, int32 if pivot else int64\0"
    "{unpack_data=True} {unpack_pivots=True} * m! n!, * k! -> * m m, * m k, * k n\0"
    "LU_data, LU_data, LU_data\0"
    "{pivot=True} * m! n! -> * m m, * m k, * k n; k = min(m, n)\0"
    "A, A, A\0"
    "{left=True} * n! n, * n, * n k -> * n k | {left=False} * n! n, * n, * k n -> * k n\0"
    "B\0"
    "LU\0"
    "(*) n! k, (*) n n, (*) n -> * n k\0"
    "* n! n, * n -> * n, * n n, * n, * | {left=True} * n! n, * n k! -> * n k, * n n, * n, * | {left=False} * n! n, * k! n -> * k n, * n n, * n, *\0"
    "A, A, int32, int32\0"
    "* n! n, * n -> * n, * | {left=True} * n! n, * n k! -> * n k, * | {left=False} * n! n, * k! n -> * k n, *\0"
    "A, int32 if left else int64\0"
    "* n! n, * n -> * n | {left=True} * n! n, * n k -> * n k | {left=False} * n! n, * k n -> * k n\0"
    "A\0"
    "A, int32\0"
    "inverse: -inverse.matmul(A_t).matmul(inverse)\0"
    "* n! n -> *, * n n, * n\0"
    "A, A, int32\0"
    "* n! n -> *\0"
    "* n! n -> *, *, * n n, * n\0"
    "A, real(A), A, int32\0"
    "* n! n -> *, *\0"
    "A, real(A)\0"
    "self, real(self)\0"
    "{left=True} (*) n! n, (*) n k -> * n k | {left=False} (*) n! n, (*) k n -> * k n\0"
    "* n! k!, * n n -> * n k, * n n\0"
    "{mode=reduced} * m! n! -> * m k, * k n; k = min(m, n) | {mode=complete} * m! n! -> * m m, * m n\0"
    "A, A\0"
    "{some=True} * m! n! -> * m k, * k n; k = min(m, n) | {some=False} * m! n! -> * m m, * m n\0"
    "* m! n!, * k! -> * m n\0"
    "{left=True} * m! k!, * k, * m n -> * m n | {left=False} * n! k!, * k, * m n -> * m n\0"
    "input3\0"
    "* n! n -> * n n, * n, *\0"
    "self, int32, int32\0"
    "* n! n -> * n n, * n\0"
    "* n! n, * n, * n k -> * n k\0"
    "LD\0"
    "{full_matrices=False} {compute_uv=True} * m! n! -> * m k, * k, * k n; k = min(m, n) | {full_matrices=True} {compute_uv=True} * m! n! -> * m m, * k, * n n; k = min(m, n)\0"
    "A, real(A), A\0"
    "{full_matrices=False} * m! n! -> * m k, * k, * k n; k = min(m, n) | {full_matrices=True} * m! n! -> * m m, * k, * n n; k = min(m, n)\0"
    "* m! n! -> * k; k = min(m, n)\0"
    "real(A)\0"
    "{some=True} {compute_uv=True} * m! n! -> * m k, * k, * n k; k = min(m, n) | {some=False} {compute_uv=True} * m! n! -> * m m, * k, * n n; k = min(m, n)\0"
    "self, real(self), self\0"
    "{compute_v=True} * n! n -> * n, * n n\0"
    "real(A), A\0"
    "* n! n -> * n, * n n\0"
    "real(self), self\0"
    "* n! n -> * n\0"
    "complex(self), complex(self)\0"
    "self, real(promote(self, b)), int64, real(promote(self, b))\0"
    "* m! n!, (*), (*) -> * n m\0"
    "* m! n! -> * n m\0"
    "* m! n!, (*) -> * n m\0"
    "* m! n!, (*), (*) -> *\0"
    "int32 if hermitian else int64\0"
    "* m! n! -> *\0"
    "* m! n!, (*) -> *\0"
    "matrices\0"
    "(*) n? k, (*) k m? -> * n? m?\0"
    "* [dim]! -> * [dim?keepdim]\0"
    "{keepdim=False} m! n! -> () | {keepdim=True} m! n! -> 1 1\0"
    "(*!{reduction=1}), (*) -> *{reduction=0}\0"
    "promote(self, target)\0"
    "(*!{reduction=1}), (*), (*) -> *\0"
    "self, target; grad_output\0"
    "promote(grad_output, self, target)\0"
    "(*!{reduction=1}), (*), (*) -> *{reduction=0}\0"
    "float(input1, input2, target)\0"
    "(*!{reduction=1} d!), (* d), (* d) -> *{reduction=0}\0"
    "n?!{reduction=1} d!, n? d, n? -> n?{reduction=0}\0"
    "promote(input1, input2)\0"
    "weight\0"
    "(*!{reduction=1}), (*), (*), (*) -> *\0"
    "grad_output; weight\0"
    "(*!{reduction=1}), (*), (*), (*) -> *{reduction=0}\0"
    "n?!{reduction=1} c!, n?, c -> n?{reduction=0}\0"
    "n!{reduction=1} c! y!{reduction=1} x!{reduction=1}, n y x, c -> n{reduction=0} y{reduction=0} x{reduction=0}\0"
    "n?! c!, n?, c -> n?{reduction=0}, ()\0"
    "output: nll_loss(self_t, target, weight, reduction, ignore_index)\0"
    "(n!{reduction=1}), n c!, n, c, () -> n c | (), c!, (), c, () -> c\0"
    "n! c! y! x!, n y x, c -> n{reduction=0} y{reduction=0} x{reduction=0}, ()\0"
    "output: nll_loss2d(self_t, target, weight, reduction, ignore_index)\0"
    "(n!{reduction=1} y!{reduction=1} x!{reduction=1}), n c! y x, n y x, c, () -> n c y x\0"
    "n?!{reduction=1} c!, n?, c -> n?{reduction=0} | n!{reduction=1} c! s...!{reduction=1}, n s..., c -> n{reduction=0} s...{reduction=0}\0"
    "n?!{reduction=1} c!, n?, c -> n?{reduction=0} | n!{reduction=1} c! s...!{reduction=1}, n s..., c -> n{reduction=0} s...{reduction=0} | n!{reduction=1} c! s...!{reduction=1}, n c s..., c -> n{reduction=0} s...{reduction=0}\0"
    "promote(self, target, weight, p, margin)\0"
    "n?! c!, n? c -> n?{reduction=0}, n? c\0"
    "n?!{reduction=1} c!, n? c -> n?{reduction=0}\0"
    "log_probs, log_probs\0"
    "log_probs\0"
    "n k, k m -> n m\0"
    "self; mat2\0"
    "bmm\0"
    "(n m), n k, k m -> n m\0"
    "self, mat1; self, mat2\0"
    "baddbmm\0"
    "b n k, b k m -> b n m\0"
    "matmul\0"
    "(b n m), b n k, b k m -> b n m\0"
    "self, batch1; self, batch2\0"
    "(n m), b n k, b k m -> n m\0"
    "n k, k -> n\0"
    "self; vec\0"
    "(n), n k, k -> n\0"
    "self, mat; self, vec\0"
    "n, n -> ()\0"
    "self; tensor\0"
    "(n m), n, m -> n m\0"
    "self, vec1; self, vec2\0"
    "promote(self, vec1, vec2)\0"
    "n, m -> n m\0"
    "self; vec2\0"
    "promote(self, vec2)\0"
    "s... k, t... k -> s... t... | (), s... -> s... | s..., () -> s...\0"
    "* k, m k, (m) -> * m | * k, k, () -> *\0"
    "a, b -> a*b | a c, b d -> a*b c*d | a, b d -> b a*d | a c, b -> a c*b\0"
    "n! m! -> ()\0"
    "wide(self)\0"
    "(*) p d, (*) r d -> * p r\0"
    "x1\0"
    "n! d! -> m'\0"
    "constant_pad_nd(self_t, pad, 0)\0"
    "n? c x! -> n? c x'\0"
    "n? c y! x! -> n? c y' x'\0"
    "n? c z! y! x! -> n? c z' y' x'\0"
    "v! d, * -> * d\0"
    "s...!{scale_grad_by_freq=True} d, s... -> v d; v = num_weights\0"
    "{sparse=False} s...!{scale_grad_by_freq=True} d, s... -> v d; v = num_weights\0"
    "{dropout_p=0.0} * l!{is_causal=True} e, * s! e, * s v!, (* l s), (* l s) -> * l v, * l s | *! l! e!, * s! e, * s v!, (* l s), (* l s) -> * l v, * l s\0"
    "query, query\0"
    "batch * l * s * (e + v)\0"
    "{dropout_p=0.0} b h l!{is_causal=True} e, b h s! e, b h s v!, (b h l s) -> b h l v, b h l\0"
    "b * h * l * s * (e + v)\0"
    "b h l! v!, b h l e!, b h s! e, b h s v, b h l v, b h l, (b h l s) -> b h l e, b h s e, b h s v\0"
    "grad_out, grad_out, grad_out\0"
    "b * h * l * s * (3 * e + 2 * v)\0"
    "{dropout_p=0.0} * l!{is_causal=True} e, * s! e, * s v, (* l s) -> * l v | *! l! e!, * s! e, * s v!, (* l s) -> * l v\0"
    "query\0"
    "input, input, input\0"
    "data, data, data\0"
    "input, input\0"
    "data, data\0"
    "n? i, list: n? h!, 4*h i, 4*h h, 4*h, 4*h -> n? h, n? h\0"
    "n * 4 * h * (i + h)\0"
    "n? i, n? h!, 3*h i, 3*h h, 3*h, 3*h -> n? h\0"
    "n * 3 * h * (i + h)\0"
    "n? i, n? h!, h i, h h, h, h -> n? h\0"
    "n * h * (i + h)\0"
    "result * (self_t - (result * self_t).sum([dim], True))\0"
    "self_t - (result.exp() * self_t).sum([dim], True)\0"
    "* [dim]!, * [dim] -> * [dim]\0"
    "input_dtype\0"
    "_softmax_backward_data(grad_output_t, output, dim, input_dtype) + output_t * (grad_output - (grad_output * output).sum([dim], True)) - output * (grad_output * output_t).sum([dim], True)\0"
    "_log_softmax_backward_data(grad_output_t, output, dim, input_dtype) - output.exp() * output_t * grad_output.sum([dim], True)\0"
    "* s...!, s..., s... -> * s..., * s...:1, * s...:1; s = normalized_shape\0"
    "t... s...!, t... s..., t... s...:1, t... s...:1, s..., s... -> t... s..., s..., s...; s = normalized_shape\0"
    "* s...!, s..., s... -> * s...; s = normalized_shape\0"
    "* s...!, s... -> * s..., * s...:1; s = normalized_shape\0"
    "t... s...!, t... s..., t... s...:1, s... -> t... s..., s...; s = normalized_shape\0"
    "* s...!, s... -> * s...; s = normalized_shape\0"
    "n g!*c! s...!, g*c, g*c -> n g*c s..., n g, n g; n = N, g = group\0"
    "n! g!*c! s...!, n g*c s..., n g, n g, g*c -> n g*c s..., g*c, g*c; n = N, g = group\0"
    "grad_out, weight, weight\0"
    "n g*c! s...!, g*c, g*c -> n g*c s...; g = num_groups\0"
    "weight, bias\0"
    "{training=True} n! c s...!, c, c, c, c -> n c s..., c, c | {training=False} n c s..., c, c, c, c -> n c s..., 0, 0\0"
    "running_mean if training, running_var if training\0"
    "input, weight, weight\0"
    "n! c s...!, c, c -> n c s..., c, c\0"
    "n c s..., c, c, c, c -> n c s..., 0, 0\0"
    "input, bias, running_mean; weight, bias\0"
    "n! c s...!, n c s..., c, c, c, c, c -> n c s..., c, c\0"
    "{training=True} n! c s...!, c, c, c, c -> n c s... | {training=False} n c s..., c, c, c, c -> n c s...\0"
    "{use_input_stats=True} n c s...!, c, c, c, c -> n c s... | {use_input_stats=False} n c s..., c, c, c, c -> n c s...\0"
    "running_mean if use_input_stats, running_var if use_input_stats\0"
    "n? c y~ x~ -> n? c y~ x~, n? c y~ x~\0"
    "self, int64\0"
    "result0: self_t.flatten(-2).gather(-1, result1.flatten(-2)).reshape_as(result1)\0"
    "n? c p! q!, n? c y! x!, n? c p q -> n? c y x\0"
    "n? c z~ y~ x~ -> n? c z~ y~ x~, n? c z~ y~ x~\0"
    "result0: self_t.flatten(-3).gather(-1, result1.flatten(-3)).reshape_as(result1)\0"
    "n? c p! q! r!, n? c z! y! x!, n? c p q r -> n? c z y x\0"
    "n? c x~ -> n? c x~, n? c x~\0"
    "n? c x~ -> n? c x~\0"
    "n? c y~ x~ -> n? c y~ x~\0"
    "n? c z~ y~ x~ -> n? c z~ y~ x~\0"
    "n? c p! q!, n? c y! x! -> n? c y x\0"
    "n? c p! q! r!, n? c z! y! x! -> n? c z y x\0"
    "n? c y! x!, n? c y x -> n? c p q; p = output_size[0], q = output_size[1]\0"
    "n? c z! y! x!, n? c z y x -> n? c p q r; p = output_size[0], q = output_size[1], r = output_size[2]\0"
    "n c y~ x~, n c 2 -> n c y~ x~, n c y~ x~ | c y~ x~, 1 c 2 -> c y~ x~, c y~ x~\0"
    "n c z~ y~ x~, n c 3 -> n c z~ y~ x~, n c z~ y~ x~ | c z~ y~ x~, 1 c 3 -> c z~ y~ x~, c z~ y~ x~\0"
    "count\0"
    "promote(self, lower, upper)\0"
    "mean\0"
    "std\0"
    "input, bool\0"
    "float(grad_output, mask)\0"
    "s... -> ()\0"
    "dtype or wide(self)\0"
    "* [dim] -> * [dim?keepdim]\0"
    "self_t.masked_fill(self.isnan(), 0).sum(dim, keepdim, dtype=dtype)\0"
    "s...! -> ()\0"
    "* [dim]! -> * [dim?keepdim], * [dim?keepdim]\0"
    "values: self_t.gather(dim, indices) if keepdim else self_t.gather(dim, indices.unsqueeze(dim)).squeeze(dim)\0"
    "verdict(self)\0"
    "{dim=[]} * -> * | * [dim] -> * [dim?keepdim]\0"
    "* [dim]! -> *\0"
    "s...! -> (), ()\0"
    "((self - self.logsumexp(dim, True)).exp().masked_fill(self.isinf(), 0) * self_t).sum(dim, keepdim)\0"
    "* [dim]! -> * [dim], * [dim]\0"
    "values: self_t.gather(dim, indices)\0"
    "(s...!), (s...) -> ()\0"
    "real(promote(self, other))\0"
    "{keepdim=False} (* d!), (* d) -> * | {keepdim=True} (* d!), (* d) -> * 1\0"
    "(* [dim]!), (* [dim]) -> *\0"
    "promote(x1, x2)\0"
    "s...! [dim] -> s... [dim]\0"
    "promote(self, p, maxnorm)\0"
    "m!, m, m -> () | 1 m!, m, m -> () | n! m!, m, m -> n n\0"
    "float(self, fweights, aweights)\0"
    "m! -> () | 1 m! -> () | n! m! -> n n\0"
    "s...! -> b; b = bins\0"
    "weights\0"
    "* [dim:n]!, n -> * | * [dim]!, * [dim] -> *\0"
    "y; x\0"
    "y\0"
    "* [dim:n]!, n -> * [dim:m]; m = n - 1 | * [dim:n]!, * [dim:n] -> * [dim:m]; m = n - 1\0"
    "float(y, x)\0"
    "* [dim:n]! -> * [dim:m]; m = n - 1\0"
    "float(y, dx)\0"
    "* [dim]!, * [dim:p]!, * [dim:q]! -> * [dim]'\0"
    "self, prepend, append\0"
    "* [dim]!, () -> * [dim?keepdim] | {keepdim=False} * [dim]!, q -> q *\0"
    "s...!, s... -> b, e; b = bins, e = bins + 1\0"
    "s...!, e!, s... -> h, e; h = e - 1\0"
    "n c x~ -> n c x~\0"
    "n c y~ x~ -> n c y~ x~\0"
    "n c z~ y~ x~ -> n c z~ y~ x~\0"
    "n c y! x!, n p q 2 -> n c p q\0"
    "n c z! y! x!, n p q r 3 -> n c p q r\0"
    "n c y! x!, n p q 2 -> n c p q | n c z! y! x!, n p q r 3 -> n c p q r\0"
    "int32 if descending else int64\0"
    "* [dim]! -> * [dim]', * [dim]'; [dim]' = k\0"
    "n!, *, n -> * | * n!, * m, * n -> * m\0"
    "int32 if out_int32 else int64\0"
    "n!, n -> ()\0"
    "*, n! -> *\0"
    "n! -> ()\0"
    "self, int64, int64\0"
    "real(same(self))\0"
    "real(self_t * self.sgn().conj())\0"
    "((self_t - result * real(result.conj() * self_t)) / self.abs()).masked_fill(self == 0, 0)\0"
    "bool(self)\0"
    "reshape\0"
    "view\0"
    "view.dtype\0"
    "alias\0"
    "sum_to_size\0"
    "select_scatter\0"
    "slice_scatter\0"
    "permute\0"
    "transpose.int\0"
    "t\0"
    "squeeze.dim\0"
    "diagonal_scatter\0"
    "* [dim]! -> list: * [dim]'\0"
    "* -> * 2\0"
    "view_as_complex\0"
    "* 2 -> *\0"
    "view_as_real\0"
    "_conj\0"
    "_neg_view\0"
    "list: (*) -> list: *\0";

const kf__relative_t kf__relatives[] = {
    {KF__OP__foreach_add__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_add_List},
    {KF__OP__foreach_add__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_add_Scalar},
    {KF__OP__foreach_sub__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_sub_List},
    {KF__OP__foreach_sub__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_sub_Scalar},
    {KF__OP__foreach_mul__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_mul_List},
    {KF__OP__foreach_mul__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_mul_Scalar},
    {KF__OP__foreach_div__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_div_List},
    {KF__OP__foreach_div__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_div_Scalar},
    {KF__OP__foreach_addcmul__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_addcmul_Scalar},
    {KF__OP__foreach_addcdiv__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_addcdiv_Scalar},
    {KF__OP__foreach_lerp__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_lerp_Scalar},
    {KF__OP__foreach_lerp__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_lerp_List},
    {KF__OP__foreach_sqrt_, KF_FORM_FUNCTIONAL, KF__OP__foreach_sqrt},
    {KF__OP__foreach_abs_, KF_FORM_FUNCTIONAL, KF__OP__foreach_abs},
    {KF__OP__foreach_acos_, KF_FORM_FUNCTIONAL, KF__OP__foreach_acos},
    {KF__OP__foreach_asin_, KF_FORM_FUNCTIONAL, KF__OP__foreach_asin},
    {KF__OP__foreach_atan_, KF_FORM_FUNCTIONAL, KF__OP__foreach_atan},
    {KF__OP__foreach_ceil_, KF_FORM_FUNCTIONAL, KF__OP__foreach_ceil},
    {KF__OP__foreach_cos_, KF_FORM_FUNCTIONAL, KF__OP__foreach_cos},
    {KF__OP__foreach_cosh_, KF_FORM_FUNCTIONAL, KF__OP__foreach_cosh},
    {KF__OP__foreach_erf_, KF_FORM_FUNCTIONAL, KF__OP__foreach_erf},
    {KF__OP__foreach_erfc_, KF_FORM_FUNCTIONAL, KF__OP__foreach_erfc},
    {KF__OP__foreach_exp_, KF_FORM_FUNCTIONAL, KF__OP__foreach_exp},
    {KF__OP__foreach_expm1_, KF_FORM_FUNCTIONAL, KF__OP__foreach_expm1},
    {KF__OP__foreach_floor_, KF_FORM_FUNCTIONAL, KF__OP__foreach_floor},
    {KF__OP__foreach_frac_, KF_FORM_FUNCTIONAL, KF__OP__foreach_frac},
    {KF__OP__foreach_lgamma_, KF_FORM_FUNCTIONAL, KF__OP__foreach_lgamma},
    {KF__OP__foreach_log_, KF_FORM_FUNCTIONAL, KF__OP__foreach_log},
    {KF__OP__foreach_log10_, KF_FORM_FUNCTIONAL, KF__OP__foreach_log10},
    {KF__OP__foreach_log1p_, KF_FORM_FUNCTIONAL, KF__OP__foreach_log1p},
    {KF__OP__foreach_log2_, KF_FORM_FUNCTIONAL, KF__OP__foreach_log2},
    {KF__OP__foreach_neg_, KF_FORM_FUNCTIONAL, KF__OP__foreach_neg},
    {KF__OP__foreach_reciprocal_, KF_FORM_FUNCTIONAL, KF__OP__foreach_reciprocal},
    {KF__OP__foreach_round_, KF_FORM_FUNCTIONAL, KF__OP__foreach_round},
    {KF__OP__foreach_rsqrt_, KF_FORM_FUNCTIONAL, KF__OP__foreach_rsqrt},
    {KF__OP__foreach_sigmoid_, KF_FORM_FUNCTIONAL, KF__OP__foreach_sigmoid},
    {KF__OP__foreach_sign_, KF_FORM_FUNCTIONAL, KF__OP__foreach_sign},
    {KF__OP__foreach_sin_, KF_FORM_FUNCTIONAL, KF__OP__foreach_sin},
    {KF__OP__foreach_sinh_, KF_FORM_FUNCTIONAL, KF__OP__foreach_sinh},
    {KF__OP__foreach_tan_, KF_FORM_FUNCTIONAL, KF__OP__foreach_tan},
    {KF__OP__foreach_tanh_, KF_FORM_FUNCTIONAL, KF__OP__foreach_tanh},
    {KF__OP__foreach_trunc_, KF_FORM_FUNCTIONAL, KF__OP__foreach_trunc},
    {KF__OP__foreach_add__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_add_ScalarList},
    {KF__OP__foreach_sub__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_sub_ScalarList},
    {KF__OP__foreach_mul__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_mul_ScalarList},
    {KF__OP__foreach_div__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_div_ScalarList},
    {KF__OP__foreach_add__Tensor, KF_FORM_FUNCTIONAL, KF__OP__foreach_add_Tensor},
    {KF__OP__foreach_mul__Tensor, KF_FORM_FUNCTIONAL, KF__OP__foreach_mul_Tensor},
    {KF__OP__foreach_div__Tensor, KF_FORM_FUNCTIONAL, KF__OP__foreach_div_Tensor},
    {KF__OP__foreach_clamp_max__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_clamp_max_Scalar},
    {KF__OP__foreach_clamp_max__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_clamp_max_List},
    {KF__OP__foreach_clamp_max__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_clamp_max_ScalarList},
    {KF__OP__foreach_clamp_min__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_clamp_min_Scalar},
    {KF__OP__foreach_clamp_min__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_clamp_min_List},
    {KF__OP__foreach_clamp_min__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_clamp_min_ScalarList},
    {KF__OP__foreach_maximum__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_maximum_Scalar},
    {KF__OP__foreach_maximum__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_maximum_List},
    {KF__OP__foreach_maximum__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_maximum_ScalarList},
    {KF__OP__foreach_minimum__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_minimum_Scalar},
    {KF__OP__foreach_minimum__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_minimum_List},
    {KF__OP__foreach_minimum__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_minimum_ScalarList},
    {KF__OP__foreach_pow__List, KF_FORM_FUNCTIONAL, KF__OP__foreach_pow_List},
    {KF__OP__foreach_pow__Scalar, KF_FORM_FUNCTIONAL, KF__OP__foreach_pow_Scalar},
    {KF__OP__foreach_pow__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_pow_ScalarList},
    {KF__OP__foreach_addcmul__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_addcmul_ScalarList},
    {KF__OP__foreach_addcmul__Tensor, KF_FORM_FUNCTIONAL, KF__OP__foreach_addcmul_Tensor},
    {KF__OP__foreach_addcdiv__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_addcdiv_ScalarList},
    {KF__OP__foreach_addcdiv__Tensor, KF_FORM_FUNCTIONAL, KF__OP__foreach_addcdiv_Tensor},
    {KF__OP__foreach_lerp__ScalarList, KF_FORM_FUNCTIONAL, KF__OP__foreach_lerp_ScalarList},
    {KF__OP_view, KF__FORM_INVERSE, KF__OP_view},
    {KF__OP_view, KF_FORM_COPY, KF__OP_view_copy},
    {KF__OP_view_dtype, KF__FORM_INVERSE, KF__OP_view_dtype},
    {KF__OP_view_dtype, KF_FORM_COPY, KF__OP_view_copy_dtype},
    {KF__OP__unsafe_view, KF__FORM_INVERSE, KF__OP_view},
    {KF__OP__reshape_alias, KF__FORM_INVERSE, KF__OP_view},
    {KF__OP__reshape_alias, KF_FORM_COPY, KF__OP__reshape_alias_copy},
    {KF__OP_alias, KF__FORM_INVERSE, KF__OP_alias},
    {KF__OP_alias, KF_FORM_COPY, KF__OP_alias_copy},
    {KF__OP_detach, KF__FORM_INVERSE, KF__OP_alias},
    {KF__OP_detach, KF_FORM_COPY, KF__OP_detach_copy},
    {KF__OP_detach_, KF_FORM_FUNCTIONAL, KF__OP_detach},
    {KF__OP_as_strided, KF_FORM_COPY, KF__OP_as_strided_copy},
    {KF__OP_as_strided_, KF_FORM_FUNCTIONAL, KF__OP_as_strided},
    {KF__OP_expand, KF__FORM_INVERSE, KF__OP_sum_to_size},
    {KF__OP_select_int, KF__FORM_INVERSE, KF__OP_select_scatter},
    {KF__OP_select_int, KF_FORM_COPY, KF__OP_select_copy_int},
    {KF__OP_slice_Tensor, KF__FORM_INVERSE, KF__OP_slice_scatter},
    {KF__OP_slice_Tensor, KF_FORM_COPY, KF__OP_slice_copy_Tensor},
    {KF__OP_permute, KF__FORM_INVERSE, KF__OP_permute},
    {KF__OP_transpose_int, KF__FORM_INVERSE, KF__OP_transpose_int},
    {KF__OP_transpose_int, KF_FORM_COPY, KF__OP_transpose_copy_int},
    {KF__OP_transpose_, KF_FORM_FUNCTIONAL, KF__OP_transpose_int},
    {KF__OP_t, KF__FORM_INVERSE, KF__OP_t},
    {KF__OP_t, KF_FORM_COPY, KF__OP_t_copy},
    {KF__OP_t_, KF_FORM_FUNCTIONAL, KF__OP_t},
    {KF__OP_squeeze, KF__FORM_INVERSE, KF__OP_view},
    {KF__OP_squeeze_, KF_FORM_FUNCTIONAL, KF__OP_squeeze},
    {KF__OP_squeeze_dim, KF__FORM_INVERSE, KF__OP_view},
    {KF__OP_squeeze_dim, KF_FORM_COPY, KF__OP_squeeze_copy_dim},
    {KF__OP_squeeze__dim, KF_FORM_FUNCTIONAL, KF__OP_squeeze_dim},
    {KF__OP_squeeze_dims, KF__FORM_INVERSE, KF__OP_view},
    {KF__OP_squeeze_dims, KF_FORM_COPY, KF__OP_squeeze_copy_dims},
    {KF__OP_squeeze__dims, KF_FORM_FUNCTIONAL, KF__OP_squeeze_dims},
    {KF__OP_unsqueeze, KF__FORM_INVERSE, KF__OP_squeeze_dim},
    {KF__OP_unsqueeze_, KF_FORM_FUNCTIONAL, KF__OP_unsqueeze},
    {KF__OP_diagonal, KF__FORM_INVERSE, KF__OP_diagonal_scatter},
    {KF__OP_diagonal, KF_FORM_COPY, KF__OP_diagonal_copy},
    {KF__OP_unfold, KF_FORM_COPY, KF__OP_unfold_copy},
    {KF__OP_split_Tensor, KF__FORM_INVERSE, KF__OP_slice_scatter},
    {KF__OP_split_Tensor, KF_FORM_COPY, KF__OP_split_copy_Tensor},
    {KF__OP_split_with_sizes, KF__FORM_INVERSE, KF__OP_slice_scatter},
    {KF__OP_split_with_sizes, KF_FORM_COPY, KF__OP_split_with_sizes_copy},
    {KF__OP_unbind_int, KF__FORM_INVERSE, KF__OP_select_scatter},
    {KF__OP_unbind_int, KF_FORM_COPY, KF__OP_unbind_copy_int},
    {KF__OP_swapaxes_, KF_FORM_FUNCTIONAL, KF__OP_swapaxes},
    {KF__OP_swapdims_, KF_FORM_FUNCTIONAL, KF__OP_swapdims},
    {KF__OP_view_as_real, KF__FORM_INVERSE, KF__OP_view_as_complex},
    {KF__OP_view_as_real, KF_FORM_COPY, KF__OP_view_as_real_copy},
    {KF__OP_view_as_complex, KF__FORM_INVERSE, KF__OP_view_as_real},
    {KF__OP_view_as_complex, KF_FORM_COPY, KF__OP_view_as_complex_copy},
    {KF__OP__conj, KF__FORM_INVERSE, KF__OP__conj},
    {KF__OP__conj, KF_FORM_COPY, KF__OP__conj_copy},
    {KF__OP__neg_view, KF__FORM_INVERSE, KF__OP__neg_view},
    {KF__OP__neg_view, KF_FORM_COPY, KF__OP__neg_view_copy},
    {KF__OP_lift_fresh, KF__FORM_INVERSE, KF__OP_alias},
    {KF__OP_lift_fresh, KF_FORM_COPY, KF__OP_lift_fresh_copy},
    {KF__OP_COUNT, KF_FORM_FUNCTIONAL, KF__OP_COUNT},
};
