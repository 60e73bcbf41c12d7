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
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_AXES] = 761, [KF_FACT_TYPES] = 823}},
    {.texts = {[KF_FACT_LINEAR] = 843, [KF_FACT_TYPES] = 740, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 740, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 843, [KF_FACT_TYPES] = 855, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 855, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 876, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 888, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 888, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 955, [KF_FACT_TYPES] = 984, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_LINEAR] = 1016, [KF_FACT_TYPES] = 984, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_LINEAR] = 1030, [KF_FACT_TYPES] = 1040, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 1030, [KF_FACT_TYPES] = 1059, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1086, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1110}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1110}},
    {.texts = {[KF_FACT_TYPES] = 1143, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_TYPES] = 740, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 1165, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 1165, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1189, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 1208, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1165}},
    {.texts = {[KF_FACT_AXES] = 315, [KF_FACT_TYPES] = 1165}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1227}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1227}},
    {.texts = {[KF_FACT_TYPES] = 1232, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 843, [KF_FACT_TYPES] = 1251, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1269, [KF_FACT_SHARE] = 1275}, .results_share = true},
    {.texts = {[KF_FACT_TYPES] = 1283, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 1307, [KF_FACT_LINEAR] = 1325, [KF_FACT_TYPES] = 1283}},
    {.texts = {[KF_FACT_AXES] = 1337, [KF_FACT_LINEAR] = 1348, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1354, [KF_FACT_LINEAR] = 1366, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1370}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1384}},
    {.texts = {[KF_FACT_AXES] = 1390, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1404}},
    {.texts = {[KF_FACT_AXES] = 1390, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1404, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 843, [KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1410}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 876, [KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1438}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1438}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1438}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1438}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1457}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1476}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1482}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1487}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1495}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1503}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1511}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1269}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1517}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1523}},
    {.texts = {[KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 1533}},
    {.texts = {[KF_FACT_AXES] = 1604, [KF_FACT_LINEAR] = 1757, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 1789, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 1992, [KF_FACT_COST] = 2030}},
    {.texts = {[KF_FACT_AXES] = 2088, [KF_FACT_LINEAR] = 1757, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 2138, [KF_FACT_LINEAR] = 1757, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 2197, [KF_FACT_LINEAR] = 1757, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 2197, [KF_FACT_LINEAR] = 2265, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 2279, [KF_FACT_LINEAR] = 1757, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 2329, [KF_FACT_LINEAR] = 1757, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 2388, [KF_FACT_LINEAR] = 1757, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 2456, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2522, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2628, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2667, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2695, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 2752, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2800, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2839, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2887, [KF_FACT_LINEAR] = 876, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 2920, [KF_FACT_TYPES] = 2939}},
    {.texts = {[KF_FACT_TYPES] = 2939}},
    {.texts = {[KF_FACT_AXES] = 3027, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 3047}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1370}},
    {.texts = {[KF_FACT_TYPES] = 1370}},
    {.texts = {[KF_FACT_TYPES] = 3064}},
    {.texts = {[KF_FACT_TYPES] = 3093}},
    {.texts = {[KF_FACT_TYPES] = 3111}},
    {.texts = {[KF_FACT_TYPES] = 3133}},
    {.texts = {[KF_FACT_TYPES] = 3162}},
    {.texts = {[KF_FACT_TYPES] = 3197}},
    {.texts = {[KF_FACT_TYPES] = 3224}},
    {.texts = {[KF_FACT_LINEAR] = 3257}},
    {.texts = {[KF_FACT_TYPES] = 3268}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 3283, [KF_FACT_TYPES] = 3294}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 3308, [KF_FACT_TYPES] = 3312, [KF_FACT_TANGENT] = 3325}},
    {.texts = {[KF_FACT_AXES] = 3369}},
    {.texts = {[KF_FACT_TYPES] = 1269}},
    {.texts = {[KF_FACT_AXES] = 3406, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3427}},
    {.texts = {[KF_FACT_AXES] = 3406, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3406, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3472}},
    {.texts = {[KF_FACT_LINEAR] = 843, [KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_LINEAR] = 843}},
    {.texts = {[KF_FACT_TYPES] = 3490}},
    {.texts = {[KF_FACT_LINEAR] = 876, [KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_LINEAR] = 876}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3490}},
    {.texts = {[KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1438}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3512}},
    {.texts = {[KF_FACT_LINEAR] = 955, [KF_FACT_TYPES] = 984}},
    {.texts = {[KF_FACT_LINEAR] = 955}},
    {.texts = {[KF_FACT_LINEAR] = 1016, [KF_FACT_TYPES] = 984}},
    {.texts = {[KF_FACT_LINEAR] = 1016}},
    {.texts = {[KF_FACT_LINEAR] = 3532, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 3532}},
    {.texts = {[KF_FACT_TYPES] = 3547}},
    {.texts = {[KF_FACT_TYPES] = 3567}},
    {.texts = {[KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_TYPES] = 3579}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3579}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3602}},
    {.texts = {[KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_TYPES] = 1086}},
    {.texts = {[KF_FACT_TYPES] = 3623}},
    {.texts = {[KF_FACT_LINEAR] = 1366}},
    {.texts = {[KF_FACT_LINEAR] = 3647}},
    {.texts = {[KF_FACT_LINEAR] = 1366, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3681, [KF_FACT_TYPES] = 3719}},
    {.texts = {[KF_FACT_TYPES] = 3719}},
    {.texts = {[KF_FACT_AXES] = 3724, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 3762}},
    {.texts = {[KF_FACT_AXES] = 3775, [KF_FACT_TYPES] = 3812}},
    {.texts = {[KF_FACT_AXES] = 3815, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3835, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_AXES] = 3908, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3935, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_AXES] = 4032, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4067, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_AXES] = 4188, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4231, [KF_FACT_TYPES] = 4282}},
    {.texts = {[KF_FACT_AXES] = 4294, [KF_FACT_TYPES] = 4282}},
    {.texts = {[KF_FACT_AXES] = 4357, [KF_FACT_TYPES] = 3719}},
    {.texts = {[KF_FACT_AXES] = 4389, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4434, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 4489}},
    {.texts = {[KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 4497, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4520, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4557, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 4598}},
    {.texts = {[KF_FACT_TYPES] = 4618}},
    {.texts = {[KF_FACT_AXES] = 4635, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4666, [KF_FACT_LINEAR] = 4707, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4717, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 4748}},
    {.texts = {[KF_FACT_AXES] = 4666, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4717, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4778, [KF_FACT_LINEAR] = 4707, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4818, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4843, [KF_FACT_LINEAR] = 4877, [KF_FACT_TYPES] = 334, [KF_FACT_COST] = 4890}},
    {.texts = {[KF_FACT_AXES] = 4892, [KF_FACT_LINEAR] = 4877, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4927, [KF_FACT_LINEAR] = 1325, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4955, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 4979}},
    {.texts = {[KF_FACT_AXES] = 4892, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_MASKS] = 5012}},
    {.texts = {[KF_FACT_LINEAR] = 5020, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5033, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5047, [KF_FACT_LINEAR] = 4877, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5075, [KF_FACT_LINEAR] = 4877, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 5020}},
    {.texts = {[KF_FACT_AXES] = 5106, [KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_AXES] = 5140, [KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_AXES] = 5160, [KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_AXES] = 5204, [KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_AXES] = 5250, [KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_AXES] = 5325, [KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_AXES] = 5371, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5393, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5415, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5433, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5456, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 5502}},
    {.texts = {[KF_FACT_AXES] = 5510, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5567, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5584, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5610, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5636, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5651, [KF_FACT_LINEAR] = 4707, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4717, [KF_FACT_LINEAR] = 4707, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5674, [KF_FACT_LINEAR] = 4707, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 4707, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_LINEAR] = 3719, [KF_FACT_TYPES] = 3719}},
    {.texts = {[KF_FACT_AXES] = 5717, [KF_FACT_LINEAR] = 3719, [KF_FACT_TYPES] = 3719}},
    {.texts = {[KF_FACT_AXES] = 5757, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5819, [KF_FACT_TYPES] = 1269}},
    {.texts = {[KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132, [KF_FACT_SHARE] = 5132}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 5843, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5861, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5904, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5941, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6008, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6079}},
    {.texts = {[KF_FACT_TYPES] = 5132}},
    {.texts = {[KF_FACT_LINEAR] = 6093, [KF_FACT_TYPES] = 6093}},
    {.texts = {[KF_FACT_AXES] = 6098, [KF_FACT_TYPES] = 6117}},
    {.texts = {[KF_FACT_AXES] = 6129, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6145, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6172, [KF_FACT_TYPES] = 6212}},
    {.texts = {[KF_FACT_AXES] = 6268, [KF_FACT_TYPES] = 6305}},
    {.texts = {[KF_FACT_AXES] = 6172, [KF_FACT_TYPES] = 6334}},
    {.texts = {[KF_FACT_AXES] = 6393, [KF_FACT_TYPES] = 6470}},
    {.texts = {[KF_FACT_AXES] = 6496, [KF_FACT_TYPES] = 6555}},
    {.texts = {[KF_FACT_AXES] = 6563, [KF_FACT_LINEAR] = 6646, [KF_FACT_TYPES] = 6648}},
    {.texts = {[KF_FACT_AXES] = 6651, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6685, [KF_FACT_TYPES] = 6826}},
    {.texts = {[KF_FACT_AXES] = 6845, [KF_FACT_LINEAR] = 6646, [KF_FACT_TYPES] = 6950}},
    {.texts = {[KF_FACT_AXES] = 6978, [KF_FACT_LINEAR] = 6646, [KF_FACT_TYPES] = 7072}},
    {.texts = {[KF_FACT_AXES] = 6098, [KF_FACT_TYPES] = 7074, [KF_FACT_TANGENT] = 7083}},
    {.texts = {[KF_FACT_AXES] = 6129, [KF_FACT_TYPES] = 7072}},
    {.texts = {[KF_FACT_AXES] = 7129, [KF_FACT_TYPES] = 7153}},
    {.texts = {[KF_FACT_AXES] = 7165, [KF_FACT_TYPES] = 7072}},
    {.texts = {[KF_FACT_AXES] = 7165, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7177, [KF_FACT_TYPES] = 7204}},
    {.texts = {[KF_FACT_AXES] = 7225, [KF_FACT_TYPES] = 7240}},
    {.texts = {[KF_FACT_AXES] = 7225, [KF_FACT_TYPES] = 7251}},
    {.texts = {[KF_FACT_AXES] = 7268, [KF_FACT_LINEAR] = 6646, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7349, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 7380, [KF_FACT_TYPES] = 7476}},
    {.texts = {[KF_FACT_AXES] = 7481, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 6268, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 7571, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 7571, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7594, [KF_FACT_LINEAR] = 7679, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7686, [KF_FACT_TYPES] = 7710}},
    {.texts = {[KF_FACT_AXES] = 7729, [KF_FACT_TYPES] = 6117}},
    {.texts = {[KF_FACT_AXES] = 7750, [KF_FACT_LINEAR] = 6646, [KF_FACT_TYPES] = 7778}},
    {.texts = {[KF_FACT_AXES] = 7781, [KF_FACT_TYPES] = 7950}},
    {.texts = {[KF_FACT_AXES] = 7964, [KF_FACT_TYPES] = 7950}},
    {.texts = {[KF_FACT_AXES] = 8097, [KF_FACT_TYPES] = 8127}},
    {.texts = {[KF_FACT_AXES] = 8135, [KF_FACT_TYPES] = 8286}},
    {.texts = {[KF_FACT_AXES] = 8309, [KF_FACT_TYPES] = 8347}},
    {.texts = {[KF_FACT_AXES] = 8358, [KF_FACT_TYPES] = 8379}},
    {.texts = {[KF_FACT_AXES] = 8396, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 8358, [KF_FACT_TYPES] = 8410}},
    {.texts = {[KF_FACT_AXES] = 8396, [KF_FACT_TYPES] = 3427}},
    {.texts = {[KF_FACT_TYPES] = 8439}},
    {.texts = {[KF_FACT_AXES] = 8499, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8526, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8543, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8565, [KF_FACT_TYPES] = 8588}},
    {.texts = {[KF_FACT_AXES] = 8618, [KF_FACT_TYPES] = 1269}},
    {.texts = {[KF_FACT_AXES] = 8618, [KF_FACT_TYPES] = 8588}},
    {.texts = {[KF_FACT_AXES] = 8631, [KF_FACT_TYPES] = 8588}},
    {.texts = {[KF_FACT_TYPES] = 8649}},
    {.texts = {[KF_FACT_LINEAR] = 1404, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8658, [KF_FACT_LINEAR] = 876, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8688, [KF_FACT_TYPES] = 3547}},
    {.texts = {[KF_FACT_AXES] = 8716, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 8688, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 8618, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 8774, [KF_FACT_TYPES] = 8819}},
    {.texts = {[KF_FACT_AXES] = 8827, [KF_FACT_LINEAR] = 8853, [KF_FACT_TYPES] = 8858, [KF_FACT_COST] = 8860}},
    {.texts = {[KF_FACT_AXES] = 8874, [KF_FACT_TYPES] = 8915}},
    {.texts = {[KF_FACT_AXES] = 8937, [KF_FACT_LINEAR] = 8970, [KF_FACT_TYPES] = 8996}},
    {.texts = {[KF_FACT_AXES] = 8874}},
    {.texts = {[KF_FACT_AXES] = 8937, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 8996}},
    {.texts = {[KF_FACT_AXES] = 8874, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8937, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9031, [KF_FACT_TYPES] = 9077}},
    {.texts = {[KF_FACT_AXES] = 9107}},
    {.texts = {[KF_FACT_AXES] = 9160, [KF_FACT_TYPES] = 9209}},
    {.texts = {[KF_FACT_AXES] = 9031, [KF_FACT_LINEAR] = 9233, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9240, [KF_FACT_LINEAR] = 9278}},
    {.texts = {[KF_FACT_AXES] = 9298, [KF_FACT_LINEAR] = 9233}},
    {.texts = {[KF_FACT_AXES] = 9349, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9395, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9504, [KF_FACT_TYPES] = 221, [KF_FACT_TANGENT] = 9541}},
    {.texts = {[KF_FACT_AXES] = 9607, [KF_FACT_LINEAR] = 9278, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9673, [KF_FACT_TYPES] = 221, [KF_FACT_TANGENT] = 9747}},
    {.texts = {[KF_FACT_AXES] = 9815, [KF_FACT_LINEAR] = 9278, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9900, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10033, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9349, [KF_FACT_LINEAR] = 9233, [KF_FACT_TYPES] = 10255}},
    {.texts = {[KF_FACT_AXES] = 10296, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 10334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 10379}},
    {.texts = {[KF_FACT_TYPES] = 10400}},
    {.texts = {[KF_FACT_AXES] = 10410, [KF_FACT_LINEAR] = 10426, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 10437}},
    {.texts = {[KF_FACT_AXES] = 10441, [KF_FACT_LINEAR] = 10464, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 10487}},
    {.texts = {[KF_FACT_AXES] = 10495, [KF_FACT_LINEAR] = 10426, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 10517}},
    {.texts = {[KF_FACT_AXES] = 10524, [KF_FACT_LINEAR] = 10555, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10582, [KF_FACT_LINEAR] = 10555, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10609, [KF_FACT_LINEAR] = 10621, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10631, [KF_FACT_LINEAR] = 10648, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10669, [KF_FACT_LINEAR] = 10680, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10669, [KF_FACT_LINEAR] = 876, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10693, [KF_FACT_LINEAR] = 10712, [KF_FACT_TYPES] = 10735}},
    {.texts = {[KF_FACT_AXES] = 10761, [KF_FACT_LINEAR] = 10773, [KF_FACT_TYPES] = 10784}},
    {.texts = {[KF_FACT_AXES] = 10804, [KF_FACT_LINEAR] = 876, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10870, [KF_FACT_LINEAR] = 1757, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_SHARE] = 5132}, .shares = 2, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 876, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10909, [KF_FACT_LINEAR] = 876, [KF_FACT_TYPES] = 740}},
    {.texts = {[KF_FACT_AXES] = 10979, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 10991}},
    {.texts = {[KF_FACT_AXES] = 11002, [KF_FACT_TYPES] = 3812}},
    {.texts = {[KF_FACT_AXES] = 11028, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10441, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 11040}},
    {.texts = {[KF_FACT_AXES] = 11058, [KF_FACT_TYPES] = 11086}},
    {.texts = {[KF_FACT_AXES] = 10410, [KF_FACT_TYPES] = 1511}},
    {.texts = {[KF_FACT_AXES] = 11093}},
    {.texts = {[KF_FACT_AXES] = 11115, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 11134}},
    {.texts = {[KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 11154}},
    {.texts = {[KF_FACT_AXES] = 11186, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 11205, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 11230, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 11261, [KF_FACT_LINEAR] = 9233, [KF_FACT_TYPES] = 9233}},
    {.texts = {[KF_FACT_AXES] = 11276, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_AXES] = 11339, [KF_FACT_TYPES] = 3719}},
    {.texts = {[KF_FACT_AXES] = 11417, [KF_FACT_TYPES] = 11567, [KF_FACT_COST] = 11580}},
    {.texts = {[KF_FACT_AXES] = 11604, [KF_FACT_COST] = 11694}},
    {.texts = {[KF_FACT_AXES] = 11718, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 11813, [KF_FACT_COST] = 11842}},
    {.texts = {[KF_FACT_AXES] = 11874, [KF_FACT_TYPES] = 11991, [KF_FACT_COST] = 11580}},
    {.texts = {[KF_FACT_TYPES] = 11997}},
    {.texts = {[KF_FACT_TYPES] = 12024}},
    {.texts = {[KF_FACT_TYPES] = 12044}},
    {.texts = {[KF_FACT_TYPES] = 12061}},
    {.texts = {[KF_FACT_TYPES] = 12074}},
    {.texts = {[KF_FACT_AXES] = 12085, [KF_FACT_COST] = 12141}},
    {.texts = {[KF_FACT_AXES] = 12161, [KF_FACT_COST] = 12205}},
    {.texts = {[KF_FACT_AXES] = 12225, [KF_FACT_COST] = 12261}},
    {.texts = {[KF_FACT_AXES] = 12225, [KF_FACT_TYPES] = 1783, [KF_FACT_COST] = 12261}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 12277}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 12332}},
    {.texts = {[KF_FACT_AXES] = 12382, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 12411, [KF_FACT_TANGENT] = 12423}},
    {.texts = {[KF_FACT_AXES] = 12382, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 12411, [KF_FACT_TANGENT] = 12609}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_TYPES] = 1370}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_TYPES] = 1370, [KF_FACT_TANGENT] = 12277}},
    {.texts = {[KF_FACT_AXES] = 12734, [KF_FACT_TYPES] = 12024}},
    {.texts = {[KF_FACT_AXES] = 12806, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 11813}},
    {.texts = {[KF_FACT_AXES] = 12913, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 12965}},
    {.texts = {[KF_FACT_AXES] = 13021}},
    {.texts = {[KF_FACT_AXES] = 13103, [KF_FACT_LINEAR] = 9233, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 13149, [KF_FACT_TYPES] = 12024}},
    {.texts = {[KF_FACT_AXES] = 13215, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 13299}},
    {.texts = {[KF_FACT_AXES] = 13324, [KF_FACT_LINEAR] = 13377, [KF_FACT_TYPES] = 1783}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 13390, [KF_FACT_TYPES] = 12024, [KF_FACT_WRITES_IF] = 13505}},
    {.texts = {[KF_FACT_AXES] = 13390, [KF_FACT_TYPES] = 13555}},
    {.texts = {[KF_FACT_AXES] = 13577, [KF_FACT_TYPES] = 13555}},
    {.texts = {[KF_FACT_AXES] = 13612, [KF_FACT_LINEAR] = 13651, [KF_FACT_TYPES] = 13555}},
    {.texts = {[KF_FACT_AXES] = 13691, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 11813}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 13745, [KF_FACT_LINEAR] = 13377, [KF_FACT_TYPES] = 1783, [KF_FACT_WRITES_IF] = 13505}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 13848, [KF_FACT_LINEAR] = 13377, [KF_FACT_TYPES] = 1783, [KF_FACT_WRITES_IF] = 13964}},
    {.texts = {[KF_FACT_AXES] = 14028, [KF_FACT_TYPES] = 14072}},
    {.texts = {[KF_FACT_AXES] = 14113, [KF_FACT_TYPES] = 14072}},
    {.texts = {[KF_FACT_AXES] = 14155, [KF_FACT_TYPES] = 14195}},
    {.texts = {[KF_FACT_AXES] = 14209, [KF_FACT_TYPES] = 14260}},
    {.texts = {[KF_FACT_AXES] = 14268, [KF_FACT_TYPES] = 14293}},
    {.texts = {[KF_FACT_AXES] = 14312}},
    {.texts = {[KF_FACT_AXES] = 14366, [KF_FACT_TYPES] = 14416}},
    {.texts = {[KF_FACT_AXES] = 14484, [KF_FACT_TYPES] = 14547}},
    {.texts = {[KF_FACT_AXES] = 14608, [KF_FACT_TYPES] = 14645, [KF_FACT_TANGENT] = 14657}},
    {.texts = {[KF_FACT_AXES] = 4389, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14737, [KF_FACT_TYPES] = 14645, [KF_FACT_TANGENT] = 14783}},
    {.texts = {[KF_FACT_AXES] = 4434, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14863, [KF_FACT_TYPES] = 14645}},
    {.texts = {[KF_FACT_AXES] = 14891, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14910, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14935, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14891, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14910, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4032, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14935, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4188, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14966, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 15039, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 15139, [KF_FACT_TYPES] = 14645}},
    {.texts = {[KF_FACT_AXES] = 15217, [KF_FACT_TYPES] = 14645}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 3567}},
    {.texts = {[KF_FACT_AXES] = 15313, [KF_FACT_TYPES] = 15326}},
    {.texts = {[KF_FACT_AXES] = 15359, [KF_FACT_TYPES] = 15326}},
    {.texts = {[KF_FACT_AXES] = 15390, [KF_FACT_TYPES] = 1227}},
    {.texts = {[KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 15401}},
    {.texts = {[KF_FACT_TYPES] = 15407}},
    {.texts = {[KF_FACT_TYPES] = 15435}},
    {.texts = {[KF_FACT_TYPES] = 15440}},
    {.texts = {[KF_FACT_TYPES] = 15444}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 15456}},
    {.texts = {[KF_FACT_TYPES] = 1783, [KF_FACT_SHARE] = 1783}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_TYPES] = 15481}},
    {.texts = {[KF_FACT_AXES] = 15390, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 15493}},
    {.texts = {[KF_FACT_AXES] = 15513, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 15493}},
    {.texts = {[KF_FACT_AXES] = 15513, [KF_FACT_TYPES] = 15493, [KF_FACT_TANGENT] = 15540}},
    {.texts = {[KF_FACT_AXES] = 15607, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1370}},
    {.texts = {[KF_FACT_AXES] = 8688, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1370}},
    {.texts = {[KF_FACT_AXES] = 8688, [KF_FACT_TYPES] = 1370}},
    {.texts = {[KF_FACT_AXES] = 15390, [KF_FACT_TYPES] = 15493}},
    {.texts = {[KF_FACT_AXES] = 15513, [KF_FACT_TYPES] = 15493}},
    {.texts = {[KF_FACT_AXES] = 15513, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 15619, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 15390, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 15619, [KF_FACT_TYPES] = 14645, [KF_FACT_TANGENT] = 15664}},
    {.texts = {[KF_FACT_AXES] = 8688, [KF_FACT_TYPES] = 1269}},
    {.texts = {[KF_FACT_AXES] = 15390, [KF_FACT_TYPES] = 15772}},
    {.texts = {[KF_FACT_AXES] = 15513, [KF_FACT_TYPES] = 15772}},
    {.texts = {[KF_FACT_AXES] = 15786, [KF_FACT_TYPES] = 15772}},
    {.texts = {[KF_FACT_AXES] = 15831, [KF_FACT_TYPES] = 1269}},
    {.texts = {[KF_FACT_AXES] = 15619, [KF_FACT_TYPES] = 8379}},
    {.texts = {[KF_FACT_AXES] = 15607, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 15845, [KF_FACT_TYPES] = 8379}},
    {.texts = {[KF_FACT_AXES] = 15607, [KF_FACT_TYPES] = 1384}},
    {.texts = {[KF_FACT_AXES] = 8688, [KF_FACT_TYPES] = 1384}},
    {.texts = {[KF_FACT_AXES] = 15513, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 15513, [KF_FACT_TYPES] = 3567, [KF_FACT_TANGENT] = 15861}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 15493}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_TYPES] = 15493}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 15960, [KF_FACT_TYPES] = 14645, [KF_FACT_TANGENT] = 15989}},
    {.texts = {[KF_FACT_AXES] = 16025, [KF_FACT_TYPES] = 16047}},
    {.texts = {[KF_FACT_AXES] = 16074}},
    {.texts = {[KF_FACT_AXES] = 16147, [KF_FACT_TYPES] = 16174}},
    {.texts = {[KF_FACT_AXES] = 16190, [KF_FACT_TYPES] = 16216}},
    {.texts = {[KF_FACT_AXES] = 16242, [KF_FACT_TYPES] = 16297}},
    {.texts = {[KF_FACT_AXES] = 16329, [KF_FACT_TYPES] = 3567}},
    {.texts = {[KF_FACT_AXES] = 16366, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 16387}},
    {.texts = {[KF_FACT_AXES] = 16395, [KF_FACT_LINEAR] = 16439}},
    {.texts = {[KF_FACT_AXES] = 15831, [KF_FACT_LINEAR] = 16444}},
    {.texts = {[KF_FACT_AXES] = 16446, [KF_FACT_LINEAR] = 16439, [KF_FACT_TYPES] = 16532}},
    {.texts = {[KF_FACT_AXES] = 16544, [KF_FACT_LINEAR] = 16444, [KF_FACT_TYPES] = 16579}},
    {.texts = {[KF_FACT_AXES] = 16592, [KF_FACT_LINEAR] = 16637, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16659, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8688, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16728, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 16772, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 15513, [KF_FACT_TYPES] = 3567}},
    {.texts = {[KF_FACT_AXES] = 15845, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 8688, [KF_FACT_TYPES] = 16807}},
    {.texts = {[KF_FACT_AXES] = 16814, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16814, [KF_FACT_LINEAR] = 1783, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16831, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16831, [KF_FACT_LINEAR] = 1783, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16854, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16854, [KF_FACT_LINEAR] = 1783, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16883, [KF_FACT_LINEAR] = 1783, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16913, [KF_FACT_LINEAR] = 1783, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 1783, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16883, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16831, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16831, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16814, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16814, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 16854, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16854, [KF_FACT_TYPES] = 1783}},
    {.texts = {[KF_FACT_AXES] = 17019, [KF_FACT_TYPES] = 17148}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_TYPES] = 1269}},
    {.texts = {[KF_FACT_AXES] = 3452, [KF_FACT_TYPES] = 17154}},
    {.texts = {[KF_FACT_AXES] = 5415, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 17185, [KF_FACT_TYPES] = 14645, [KF_FACT_TANGENT] = 15989}},
    {.texts = {[KF_FACT_AXES] = 15607, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 17228, [KF_FACT_TYPES] = 17266}},
    {.texts = {[KF_FACT_AXES] = 17296, [KF_FACT_TYPES] = 17266}},
    {.texts = {[KF_FACT_AXES] = 17308, [KF_FACT_TYPES] = 17266}},
    {.texts = {[KF_FACT_AXES] = 17319, [KF_FACT_TYPES] = 17266}},
    {.texts = {[KF_FACT_TYPES] = 17328}},
    {.texts = {[KF_FACT_AXES] = 1390, [KF_FACT_TYPES] = 1227}},
    {.texts = {[KF_FACT_AXES] = 15607, [KF_FACT_TYPES] = 1227}},
    {.texts = {[KF_FACT_TYPES] = 14645}},
    {.texts = {[KF_FACT_TYPES] = 17266}},
    {.texts = {[KF_FACT_TYPES] = 17347}},
    {.texts = {[KF_FACT_TYPES] = 17354}},
    {.texts = {[KF_FACT_TYPES] = 17360}},
    {.texts = {[KF_FACT_TYPES] = 17373}},
    {.texts = {[KF_FACT_TYPES] = 17393}},
    {.texts = {[KF_FACT_TYPES] = 17419}},
    {.texts = {[KF_FACT_TYPES] = 17424}},
    {.texts = {[KF_FACT_TYPES] = 10991}},
    {.texts = {[KF_FACT_TYPES] = 1384}},
    {.texts = {[KF_FACT_TYPES] = 15493}},
    {.texts = {[KF_FACT_TYPES] = 17434}},
    {.texts = {[KF_FACT_TYPES] = 17469}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3567, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 17485, [KF_FACT_TANGENT] = 17502, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 339, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TANGENT] = 17535, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 17625, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 3472, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_TYPES] = 3567, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 211, [KF_FACT_TYPES] = 6117}},
    {.texts = {[KF_FACT_AXES] = 17636, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17644}},
    {.texts = {[KF_FACT_AXES] = 17636, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 1384, [KF_FACT_VIEW_INVERSE] = 17649}},
    {.texts = {[KF_FACT_AXES] = 17636, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 17636, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_VIEW_INVERSE] = 17644, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17644}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17660}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17666}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17678}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17693}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17707}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17715}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17729}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17731}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17743}},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 7072}},
    {.texts = {[KF_FACT_AXES] = 17760, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 17787, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3441, [KF_FACT_VIEW_INVERSE] = 17796}},
    {.texts = {[KF_FACT_AXES] = 17787, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 17812, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3427, [KF_FACT_VIEW_INVERSE] = 17821}},
    {.texts = {[KF_FACT_AXES] = 17812, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3427}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3441}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17834}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17840}},
    {.texts = {[KF_FACT_AXES] = 17850, [KF_FACT_LINEAR] = 5132, [KF_FACT_TYPES] = 5132, [KF_FACT_SHARE] = 5132}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 17644, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
};

const uint16_t kf__op_fact_rows[KF__OP_COUNT] = {
    1, 1, 1, 2, 2, 3, 3, 1, 1, 1, 4, 4, 5, 5, 6, 6, 7, 7, 1, 1, 1, 4, 4, 8,
    8, 8, 7, 7, 1, 1, 1, 9, 9, 10, 11, 12, 8, 8, 8, 4, 4, 1, 1, 1, 4, 4, 1, 1,
    1, 13, 13, 7, 7, 7, 7, 7, 1, 1, 4, 4, 8, 8, 8, 9, 9, 1, 1, 1, 4, 4, 1, 1,
    1, 4, 1, 1, 1, 9, 9, 14, 14, 15, 15, 1, 1, 16, 16, 8, 8, 4, 4, 17, 17, 17, 18, 18,
    19, 20, 20, 20, 21, 21, 21, 20, 20, 20, 21, 21, 21, 22, 22, 23, 23, 24, 24, 24, 25, 25, 25, 26,
    26, 26, 25, 25, 25, 27, 27, 27, 28, 28, 28, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 1,
    1, 11, 11, 11, 1, 1, 1, 29, 29, 29, 30, 30, 30, 31, 31, 31, 32, 32, 32, 11, 11, 11, 33, 33,
    33, 1, 1, 34, 34, 34, 35, 35, 35, 35, 35, 11, 11, 11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 1, 1, 11, 11, 11, 11, 11, 11, 36, 36, 36, 37,
    37, 37, 38, 38, 38, 38, 38, 38, 38, 38, 17, 17, 17, 17, 39, 39, 39, 40, 40, 40, 41, 41, 41, 11,
    11, 11, 42, 42, 42, 11, 11, 11, 43, 43, 43, 44, 44, 44, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1,
    1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1,
    1, 1, 45, 45, 45, 46, 46, 46, 45, 45, 45, 46, 46, 46, 45, 45, 45, 46, 46, 46, 45, 45, 45, 46,
    46, 46, 45, 45, 45, 46, 46, 46, 45, 0, 0, 47, 47, 47, 47, 47, 47, 47, 47, 47, 11, 11, 11, 1,
    1, 1, 1, 1, 17, 17, 18, 18, 11, 11, 11, 1, 1, 1, 1, 1, 17, 17, 18, 18, 11, 11, 11, 1,
    1, 1, 1, 1, 17, 17, 18, 18, 11, 11, 11, 1, 1, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11,
    11, 1, 1, 1, 1, 1, 11, 11, 11, 1, 1, 1, 48, 48, 17, 17, 18, 49, 50, 50, 50, 51, 51, 51,
    7, 7, 7, 52, 52, 52, 7, 7, 7, 53, 53, 53, 54, 54, 54, 55, 56, 57, 58, 58, 57, 59, 60, 61,
    61, 61, 62, 62, 63, 63, 63, 64, 64, 65, 65, 65, 66, 66, 65, 65, 65, 66, 66, 17, 17, 17, 18, 18,
    67, 67, 67, 67, 67, 68, 68, 69, 69, 0, 0, 0, 0, 0, 0, 70, 71, 72, 73, 74, 75, 76, 77, 78,
    79, 0, 0, 80, 0, 0, 0, 0, 81, 81, 82, 82, 81, 81, 83, 84, 85, 83, 84, 86, 87, 88, 89, 90,
    90, 91, 91, 92, 93, 94, 92, 92, 95, 95, 92, 92, 95, 95, 96, 96, 97, 97, 98, 98, 98, 98, 99, 99,
    100, 100, 99, 100, 101, 101, 101, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 102, 0, 0, 103,
    103, 104, 104, 102, 102, 103, 103, 104, 104, 105, 105, 103, 103, 104, 104, 106, 106, 102, 102, 102, 102, 107, 107, 108,
    109, 109, 110, 110, 111, 111, 110, 110, 112, 112, 0, 0, 0, 0, 110, 110, 0, 0, 0, 0, 0, 0, 113, 113,
    113, 113, 114, 114, 115, 115, 116, 0, 0, 0, 0, 0, 0, 0, 0, 0, 117, 54, 0, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 0, 1, 1, 118, 118, 119, 119, 120, 120, 118, 118, 118, 118, 118, 118, 121,
    121, 121, 121, 118, 118, 118, 118, 118, 118, 118, 118, 121, 121, 121, 121, 118, 118, 118, 118, 118, 118, 118, 118, 121,
    121, 121, 121, 118, 118, 120, 120, 102, 102, 102, 102, 0, 0, 0, 122, 123, 124, 0, 122, 123, 124, 0, 125, 126,
    127, 128, 129, 128, 130, 128, 131, 132, 133, 134, 135, 136, 135, 136, 137, 138, 0, 0, 139, 0, 138, 0, 138, 0,
    138, 0, 79, 0, 138, 0, 138, 0, 138, 0, 138, 0, 138, 0, 138, 0, 79, 0, 79, 0, 138, 0, 138, 0,
    138, 0, 138, 0, 138, 0, 55, 128, 138, 0, 79, 0, 138, 0, 138, 0, 79, 0, 138, 0, 138, 0, 138, 0,
    138, 0, 79, 0, 140, 0, 140, 0, 141, 128, 142, 128, 122, 123, 125, 126, 129, 128, 124, 0, 143, 0, 140, 0,
    124, 0, 143, 0, 140, 0, 124, 0, 143, 0, 140, 0, 124, 0, 143, 0, 140, 0, 144, 0, 144, 0, 144, 0,
    145, 131, 132, 132, 132, 133, 134, 134, 134, 135, 136, 146, 79, 0, 147, 147, 0, 0, 0, 0, 0, 0, 0, 0,
    148, 79, 149, 150, 151, 152, 153, 154, 0, 0, 0, 155, 155, 155, 155, 156, 156, 156, 156, 157, 157, 157, 157, 158,
    158, 158, 158, 159, 159, 159, 159, 160, 160, 160, 160, 155, 155, 157, 157, 157, 157, 159, 159, 157, 157, 157, 157, 161,
    162, 163, 164, 164, 165, 165, 166, 167, 168, 151, 169, 170, 171, 171, 172, 172, 173, 174, 175, 175, 176, 176, 176, 177,
    177, 177, 178, 178, 178, 179, 179, 179, 180, 180, 180, 178, 178, 178, 181, 181, 182, 182, 182, 183, 183, 183, 184, 184,
    184, 185, 185, 185, 186, 186, 186, 187, 187, 188, 188, 188, 189, 189, 190, 190, 190, 55, 55, 191, 191, 191, 117, 117,
    55, 188, 192, 79, 79, 193, 193, 193, 193, 193, 193, 194, 194, 195, 195, 196, 196, 196, 196, 197, 197, 198, 198, 199,
    199, 200, 200, 201, 202, 200, 200, 203, 203, 55, 55, 55, 204, 205, 205, 206, 207, 207, 207, 207, 207, 207, 208, 208,
    209, 209, 210, 211, 211, 212, 212, 213, 213, 214, 214, 215, 215, 215, 215, 215, 215, 216, 217, 218, 218, 117, 49, 219,
    219, 220, 220, 220, 221, 222, 223, 223, 224, 224, 225, 225, 226, 194, 223, 227, 227, 0, 0, 0, 199, 228, 0, 229,
    229, 230, 230, 230, 230, 231, 231, 230, 230, 232, 232, 233, 233, 234, 235, 235, 236, 236, 237, 237, 238, 238, 239, 239,
    240, 240, 241, 241, 242, 242, 243, 243, 230, 230, 244, 244, 245, 245, 246, 247, 247, 248, 248, 249, 249, 246, 250, 250,
    251, 251, 252, 252, 253, 253, 254, 254, 255, 255, 256, 256, 257, 257, 258, 258, 259, 259, 260, 260, 261, 261, 262, 262,
    263, 263, 264, 264, 265, 265, 266, 266, 267, 267, 268, 268, 269, 269, 269, 270, 270, 271, 271, 272, 272, 272, 272, 273,
    273, 272, 274, 274, 275, 275, 276, 276, 277, 277, 230, 230, 230, 227, 227, 278, 278, 79, 79, 279, 279, 280, 280, 281,
    281, 281, 281, 281, 281, 281, 281, 282, 282, 283, 283, 284, 284, 284, 284, 285, 286, 286, 287, 287, 288, 288, 289, 287,
    287, 290, 290, 291, 291, 290, 290, 291, 291, 292, 292, 291, 293, 294, 295, 289, 287, 296, 296, 297, 297, 298, 298, 299,
    299, 300, 300, 301, 301, 302, 302, 303, 303, 304, 304, 305, 306, 307, 307, 308, 308, 309, 309, 310, 310, 216, 216, 311,
    0, 0, 0, 0, 0, 312, 312, 313, 313, 313, 314, 314, 315, 315, 315, 316, 316, 316, 317, 317, 318, 318, 318, 319,
    319, 320, 320, 321, 321, 321, 322, 322, 322, 322, 323, 323, 280, 280, 324, 324, 325, 326, 326, 327, 327, 230, 230, 230,
    230, 328, 328, 329, 329, 329, 330, 330, 330, 331, 331, 332, 329, 333, 334, 334, 335, 335, 336, 0, 0, 337, 338, 338,
    339, 339, 340, 340, 341, 341, 339, 339, 340, 340, 341, 341, 55, 79, 342, 342, 343, 343, 344, 345, 346, 347, 0, 348,
    349, 0, 350, 351, 352, 353, 352, 353, 352, 353, 354, 355, 356, 357, 358, 358, 359, 359, 360, 360, 361, 361, 362, 362,
    363, 362, 362, 364, 364, 365, 365, 366, 367, 368, 369, 370, 370, 371, 371, 372, 373, 373, 374, 374, 375, 375, 376, 376,
    377, 377, 378, 379, 362, 362, 380, 381, 382, 383, 384, 385, 386, 387, 0, 0, 0, 388, 388, 389, 389, 390, 390, 391,
    391, 392, 393, 394, 395, 396, 396, 397, 397, 398, 398, 399, 399, 400, 400, 396, 396, 397, 397, 397, 397, 398, 398, 399,
    399, 399, 399, 400, 400, 392, 388, 388, 389, 389, 390, 390, 391, 391, 401, 401, 402, 402, 403, 403, 404, 404, 405, 406,
    407, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 408, 408, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79,
    79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 11, 11, 79, 79, 409, 409, 410,
    410, 117, 117, 79, 79, 79, 411, 411, 102, 102, 102, 102, 104, 104, 104, 104, 113, 113, 113, 113, 104, 104, 104, 104,
    104, 104, 113, 113, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    412, 412, 412, 412, 413, 413, 102, 102, 414, 414, 415, 415, 416, 416, 416, 416, 416, 416, 416, 416, 0, 0, 0, 0,
    417, 418, 418, 419, 419, 420, 420, 421, 421, 422, 422, 423, 423, 424, 424, 425, 425, 426, 426, 426, 426, 427, 427, 428,
    428, 428, 428, 429, 429, 429, 429, 430, 430, 430, 430, 431, 431, 432, 432, 433, 433, 431, 431, 432, 432, 433, 433, 434,
    434, 434, 434, 283, 283, 283, 283, 435, 435, 435, 435, 436, 283, 283, 436, 283, 283, 437, 435, 437, 435, 281, 281, 436,
    436, 438, 438, 283, 283, 439, 439, 440, 440, 441, 441, 442, 442, 442, 443, 443, 443, 444, 444, 445, 445, 445, 445, 446,
    446, 447, 448, 449, 449, 449, 450, 451, 452, 452, 453, 453, 454, 455, 456, 457, 458, 458, 459, 459, 460, 460, 459, 459,
    460, 460, 461, 461, 462, 462, 463, 463, 463, 0, 0, 464, 464, 444, 444, 454, 455, 465, 427, 466, 466, 79, 79, 79,
    0, 0, 467, 467, 468, 469, 469, 470, 470, 471, 471, 472, 467, 467, 468, 469, 469, 470, 470, 471, 471, 472, 469, 469,
    470, 473, 473, 474, 474, 475, 476, 477, 478, 477, 478, 477, 478, 479, 480, 477, 478, 481, 482, 483, 0, 0, 0, 0,
    445, 445, 445, 445, 484, 485, 485, 486, 486, 487, 487, 429, 429, 488, 488, 429, 429, 488, 488, 429, 429, 429, 429, 489,
    489, 490, 490, 491, 491, 492, 492, 493, 493, 493, 493, 493, 493, 493, 493, 494, 494, 46, 46, 495, 495, 496, 117, 117,
    0, 79, 0, 0, 0, 0, 0, 0, 0, 0, 117, 117, 0, 79, 0, 79, 0, 0, 0, 0, 0, 0, 0, 104,
    104, 150, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 497, 497, 497, 497, 498, 499, 500, 79,
    501, 502, 79, 503, 501, 0, 504, 505, 506, 0, 506, 507, 508, 104, 508, 104, 509, 509, 102, 509, 102, 509, 102, 509,
    509, 509, 0, 509, 509, 509, 0, 509, 509, 509, 0, 509, 509, 509, 0, 509, 509, 509, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 510,
    510, 510, 510, 510, 510, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 511, 511, 511, 512, 512, 512, 56,
    8, 8, 8, 513, 513, 513, 514, 514, 515, 515, 512, 512, 516, 516, 516, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 514, 514, 514, 514, 514, 514, 514, 514, 514, 514, 1, 1, 1, 1, 1,
    1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 405, 405, 1, 1, 1,
    1, 1, 1, 1, 1, 517, 517, 517, 517, 517, 517, 11, 11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 518, 518, 518, 54, 54, 54, 405, 405, 405, 405,
    405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405,
    7, 7, 7, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 405, 7, 7, 405, 405, 405,
    405, 17, 17, 17, 17, 519, 519, 520, 521, 521, 522, 506, 506, 523, 524, 525, 526, 526, 527, 54, 54, 527, 54, 54,
    56, 128, 55, 55, 128, 528, 529, 530, 526, 526, 531, 526, 526, 529, 128, 526, 526, 532, 533, 526, 526, 529, 534, 526,
    526, 529, 529, 529, 529, 529, 529, 525, 529, 525, 526, 526, 529, 525, 526, 526, 529, 526, 526, 535, 529, 526, 526, 536,
    526, 526, 537, 529, 526, 526, 531, 526, 526, 529, 531, 526, 526, 529, 538, 538, 538, 529, 529, 128, 529, 529, 529, 529,
    529, 529, 530, 526, 526, 523, 523, 529, 529, 529, 529, 529, 529, 529, 529, 523, 523, 539, 540, 540, 541, 542, 542, 543,
    543, 56, 544, 54, 54, 545, 54, 54, 56, 56, 529, 546, 547, 547, 547, 220, 220, 220, 523, 526, 526, 526, 526, 527,
    54, 54, 0, 0, 0, 0, 0, 0, 0, 0, 548, 516, 516, 521, 55,
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
    "promote(self, other)\0"
    "* [dim]'!, * [dim]!, * [dim] -> * [dim]'; [dim]' = [dim] // 2\0"
    "promote(glu, x, dx)\0"
    "self, other\0"
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
    "uint8\0"
    "int8\0"
    "float64\0"
    "float32\0"
    "float16\0"
    "int32\0"
    "int16\0"
    "complex32\0"
    "promote(qkv, qkv_bias), promote(qkv, qkv_bias), promote(qkv, qkv_bias)\0"
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
    "n? c y~ x~, o c j! i!, o -> n? o y~ x~\0"
    "t~ b c, k! c o, o -> t~ b o\0"
    "n g*c s...~, g*o c w...!, g*o -> n g*o s...~; g = groups\0"
    "n? c z~ y~ x~, o c k! j! i!, o -> n? o z~ y~ x~\0"
    "n? c y~ x~, c o j! i!, o -> n? o y' x'\0"
    "n? c z~ y~ x~, c o k! j! i!, o -> n? o z' y' x'\0"
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
    "() -> n m; n = sizes[0], m = sizes[1]\0"
    "grad\0"
    "* [dim]!, * [dim], * [dim] -> * [dim]\0"
    "*, *, * -> *\0"
    "* p r, * p d!, * r d, * p r -> * p d\0"
    "x1\0"
    "m!, n! d!, m -> n d\0"
    "n c x! -> n c p; n = input_size[0], c = input_size[1], p = input_size[2]\0"
    "n? c p!, n? c x! -> n? c x\0"
    "n c y! x! -> n c p q; n = input_size[0], c = input_size[1], p = input_size[2], q = input_size[3]\0"
    "n? c p! q!, n? c y! x! -> n? c y x\0"
    "n c z! y! x! -> n c p q r; n = input_size[0], c = input_size[1], p = input_size[2], q = input_size[3], r = input_size[4]\0"
    "n? c p! q! r!, n? c z! y! x! -> n? c z y x\0"
    "n c! p! q!, n c y! x!, n p q 2 -> n c y x, n p q 2\0"
    "input, grid\0"
    "n c! p! q! r!, n c z! y! x!, n p q r 3 -> n c z y x, n p q r 3\0"
    "n y! x! 2 -> n 2 3; n = size[0]\0"
    "n? c p! q!, n? c y! x!, n? c p q -> n? c y x\0"
    "n? c p! q! r!, n? c z! y! x!, n? c p q r -> n? c z y x\0"
    "grad_in\0"
    "* n! n, * n n -> * n n\0"
    "(n!{reduction=1}), n c!, n, c -> n c\0"
    "(n!{reduction=1}), n c!, n c, n c -> n c\0"
    "input, weight, bias\0"
    "saved_v, saved_g\0"
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
    "* [dim]', * [dim]!, * [dim]' -> * [dim]\0"
    "{dim=None} s...!, n -> n | (* [dim]!), (* [dim]') -> * [dim]'\0"
    "s...! -> n m'; n = size\0"
    "n! -> m' k; k = r\0"
    "*!{num_classes=-1} -> * c; c = num_classes\0"
    "n g*c s... -> n c*g s...; g = groups\0"
    "* c*r*q y x -> * c y*r x*q; r = upscale_factor, q = upscale_factor\0"
    "* c y*r x*q -> * c*r*q y x; r = downscale_factor, q = downscale_factor\0"
    "s...! -> s...\0"
    "flat\0"
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
    "{N=None} * n! -> * n n | * n -> * n m; m = N\0"
    "wide(x)\0"
    "(* [dim]), (* [dim]) -> *\0"
    "x; y\0"
    "x\0"
    "batch * [dim]\0"
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
    "n! d! -> m'\0"
    "out_dtype or self\0"
    "* a, * b, o a b, (o) -> * o\0"
    "input1\0"
    "k s..., n k -> n s...\0"
    "n k, m k, m -> n m\0"
    "promote(i1, i2, i3)\0"
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
    "input, input, input, input\0"
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
    "n! c s...!, c, c, c, c -> n c s..., c, c, 0\0"
    "input, running_mean, running_mean, uint8\0"
    "n c s..., c, c, c, c -> n c s..., 0, 0, 0\0"
    "s...! [dim], s...:1 [dim] -> s... [dim]\0"
    "promote(v, g)\0"
    "{dim=-1} s...! -> () | s...! [dim] -> s...:1 [dim]\0"
    "real(v)\0"
    "n! c s...!, c, c -> c, c\0"
    "input, real(input)\0"
    "s...! [dim], s...:1 [dim] -> s... [dim], s...:1 [dim]\0"
    "n! c s...!, c, c, c, c -> n c s..., c, c, 0, c, c\0"
    "input, running_mean, running_mean, uint8, running_mean, running_var\0"
    "{training=True} n! c s...!, c, c, c, c -> n c s..., c, c, c, c\0"
    "input, running_mean, running_mean, running_mean, running_var\0"
    "n? c y~ x~ -> n? c y~ x~, n? c y~ x~\0"
    "self, int64\0"
    "result0: self_t.flatten(-2).gather(-1, result1.flatten(-2)).reshape_as(result1)\0"
    "n? c z~ y~ x~ -> n? c z~ y~ x~, n? c z~ y~ x~\0"
    "result0: self_t.flatten(-3).gather(-1, result1.flatten(-3)).reshape_as(result1)\0"
    "n? c x~ -> n? c x~, n? c x~\0"
    "n? c x~ -> n? c x~\0"
    "n? c y~ x~ -> n? c y~ x~\0"
    "n? c z~ y~ x~ -> n? c z~ y~ x~\0"
    "n? c y! x!, n? c y x -> n? c p q; p = output_size[0], q = output_size[1]\0"
    "n? c z! y! x!, n? c z y x -> n? c p q r; p = output_size[0], q = output_size[1], r = output_size[2]\0"
    "n c y~ x~, n c 2 -> n c y~ x~, n c y~ x~ | c y~ x~, 1 c 2 -> c y~ x~, c y~ x~\0"
    "n c z~ y~ x~, n c 3 -> n c z~ y~ x~, n c z~ y~ x~ | c z~ y~ x~, 1 c 3 -> c z~ y~ x~, c z~ y~ x~\0"
    "*, 1, 1 -> *\0"
    "promote(self, scale, zero_point)\0"
    "* [axis:c], c, c -> * [axis:c]\0"
    "s... -> ()\0"
    "count\0"
    "promote(self, lower, upper)\0"
    "mean\0"
    "std\0"
    "input, bool\0"
    "float(grad_output, mask)\0"
    "self, noise\0"
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
    "uint64\0"
    "n c x~ -> n c x~\0"
    "n c y~ x~ -> n c y~ x~\0"
    "n c z~ y~ x~ -> n c z~ y~ x~\0"
    "n c y! x!, n p q 2 -> n c p q\0"
    "n c z! y! x!, n p q r 3 -> n c p q r\0"
    "n c y! x!, n p q 2 -> n c p q | n c z! y! x!, n p q r 3 -> n c p q r\0"
    "n 2 3 -> n y x 2; n = size[0], y = size[2], x = size[3] | n 3 4 -> n z y x 3; n = size[0], z = size[2], y = size[3], x = size[4]\0"
    "theta\0"
    "int32 if descending else int64\0"
    "* [dim]! -> * [dim]', * [dim]'; [dim]' = k\0"
    "n!, *, n -> * | * n!, * m, * n -> * m\0"
    "int32 if out_int32 else int64\0"
    "n!, n -> ()\0"
    "*, n! -> *\0"
    "n! -> ()\0"
    "self, int64, int64\0"
    "sparse\0"
    "dense\0"
    "other, int64\0"
    "promote(self, mat1)\0"
    "promote(self, mat1, mat2)\0"
    "mat1\0"
    "diagonals\0"
    "float32 if half_to_float else self\0"
    "dtype or values\0"
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
    {KF__OP__native_batch_norm_legit, KF_FORM_FUNCTIONAL, KF__OP__native_batch_norm_legit_functional},
    {KF__OP__batch_norm_with_update, KF_FORM_FUNCTIONAL, KF__OP__batch_norm_with_update_functional},
    {KF__OP_rrelu_with_noise, KF_FORM_FUNCTIONAL, KF__OP_rrelu_with_noise_functional},
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
