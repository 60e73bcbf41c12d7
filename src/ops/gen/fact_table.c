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
    {.texts = {[KF_FACT_AXES] = 740}},
    {.texts = {[KF_FACT_LINEAR] = 802, [KF_FACT_TYPES] = 814, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 814, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 802, [KF_FACT_TYPES] = 835, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 835, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 856, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 868, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_TYPES] = 868, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 935, [KF_FACT_TYPES] = 964, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_LINEAR] = 996, [KF_FACT_TYPES] = 964, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_LINEAR] = 1010, [KF_FACT_TYPES] = 1020, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_LINEAR] = 1010, [KF_FACT_TYPES] = 1039, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1066, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1090}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1090}},
    {.texts = {[KF_FACT_TYPES] = 1123, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_TYPES] = 814, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_TYPES] = 1145, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 1145, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1169, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 1188, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1145}},
    {.texts = {[KF_FACT_AXES] = 315, [KF_FACT_TYPES] = 1145}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1207}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1207}},
    {.texts = {[KF_FACT_TYPES] = 1212, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_LINEAR] = 802, [KF_FACT_TYPES] = 1231, [KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 1249, [KF_FACT_SHARE] = 1255}, .results_share = true},
    {.texts = {[KF_FACT_TYPES] = 1263, [KF_FACT_AXES] = 113}},
    {.texts = {[KF_FACT_AXES] = 1287, [KF_FACT_LINEAR] = 1305, [KF_FACT_TYPES] = 1263}},
    {.texts = {[KF_FACT_AXES] = 1317, [KF_FACT_LINEAR] = 1328, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1334, [KF_FACT_LINEAR] = 1346, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1350}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1364}},
    {.texts = {[KF_FACT_AXES] = 1370, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1384}},
    {.texts = {[KF_FACT_AXES] = 1370, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1384, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 802, [KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1390}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 856, [KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1418}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1418}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_TYPES] = 1418}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1418}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1437}},
    {.texts = {[KF_FACT_AXES] = 1456, [KF_FACT_LINEAR] = 1609, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 1641, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 1844, [KF_FACT_COST] = 1882}},
    {.texts = {[KF_FACT_AXES] = 1940, [KF_FACT_LINEAR] = 1609, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 1990, [KF_FACT_LINEAR] = 1609, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 2049, [KF_FACT_LINEAR] = 1609, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 2049, [KF_FACT_LINEAR] = 2117, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 2131, [KF_FACT_LINEAR] = 1609, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 2181, [KF_FACT_LINEAR] = 1609, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 2240, [KF_FACT_LINEAR] = 1609, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 2308, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2374, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 2480}},
    {.texts = {[KF_FACT_AXES] = 2519}},
    {.texts = {[KF_FACT_AXES] = 2547}},
    {.texts = {[KF_FACT_AXES] = 2604}},
    {.texts = {[KF_FACT_AXES] = 2652}},
    {.texts = {[KF_FACT_AXES] = 2691}},
    {.texts = {[KF_FACT_AXES] = 2739, [KF_FACT_LINEAR] = 856, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 2772, [KF_FACT_TYPES] = 2791}},
    {.texts = {[KF_FACT_TYPES] = 2791}},
    {.texts = {[KF_FACT_AXES] = 2879, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 2899}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 1350}},
    {.texts = {[KF_FACT_TYPES] = 1350}},
    {.texts = {[KF_FACT_TYPES] = 2916}},
    {.texts = {[KF_FACT_TYPES] = 2945}},
    {.texts = {[KF_FACT_TYPES] = 2963}},
    {.texts = {[KF_FACT_TYPES] = 2985}},
    {.texts = {[KF_FACT_TYPES] = 3014}},
    {.texts = {[KF_FACT_TYPES] = 3049}},
    {.texts = {[KF_FACT_TYPES] = 3076}},
    {.texts = {[KF_FACT_LINEAR] = 3109}},
    {.texts = {[KF_FACT_TYPES] = 3120}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 3135, [KF_FACT_TYPES] = 3146}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 3160, [KF_FACT_TYPES] = 3164, [KF_FACT_TANGENT] = 3177}},
    {.texts = {[KF_FACT_AXES] = 3221}},
    {.texts = {[KF_FACT_AXES] = 3258, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3279}},
    {.texts = {[KF_FACT_AXES] = 3258, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3258, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3324}},
    {.texts = {[KF_FACT_LINEAR] = 802, [KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_LINEAR] = 802}},
    {.texts = {[KF_FACT_TYPES] = 3342}},
    {.texts = {[KF_FACT_LINEAR] = 856, [KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_LINEAR] = 856}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3342}},
    {.texts = {[KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1418}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3364}},
    {.texts = {[KF_FACT_LINEAR] = 935, [KF_FACT_TYPES] = 964}},
    {.texts = {[KF_FACT_LINEAR] = 935}},
    {.texts = {[KF_FACT_LINEAR] = 996, [KF_FACT_TYPES] = 964}},
    {.texts = {[KF_FACT_LINEAR] = 996}},
    {.texts = {[KF_FACT_LINEAR] = 3384, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 3384}},
    {.texts = {[KF_FACT_TYPES] = 3399}},
    {.texts = {[KF_FACT_TYPES] = 3419}},
    {.texts = {[KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 3431}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3431}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3454}},
    {.texts = {[KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_TYPES] = 1066}},
    {.texts = {[KF_FACT_TYPES] = 3475}},
    {.texts = {[KF_FACT_LINEAR] = 1346}},
    {.texts = {[KF_FACT_LINEAR] = 3499}},
    {.texts = {[KF_FACT_AXES] = 3533}},
    {.texts = {[KF_FACT_AXES] = 3571}},
    {.texts = {[KF_FACT_AXES] = 3609}},
    {.texts = {[KF_FACT_AXES] = 3622}},
    {.texts = {[KF_FACT_AXES] = 3659}},
    {.texts = {[KF_FACT_AXES] = 3679}},
    {.texts = {[KF_FACT_AXES] = 3752}},
    {.texts = {[KF_FACT_AXES] = 3779}},
    {.texts = {[KF_FACT_AXES] = 3876}},
    {.texts = {[KF_FACT_AXES] = 3911}},
    {.texts = {[KF_FACT_AXES] = 4032}},
    {.texts = {[KF_FACT_AXES] = 4075}},
    {.texts = {[KF_FACT_AXES] = 4126}},
    {.texts = {[KF_FACT_AXES] = 4189}},
    {.texts = {[KF_FACT_AXES] = 4221}},
    {.texts = {[KF_FACT_AXES] = 4266}},
    {.texts = {[KF_FACT_AXES] = 4321}},
    {.texts = {[KF_FACT_AXES] = 4344}},
    {.texts = {[KF_FACT_AXES] = 4381}},
    {.texts = {[KF_FACT_AXES] = 4422, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4453, [KF_FACT_LINEAR] = 4494, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4504, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 4535}},
    {.texts = {[KF_FACT_AXES] = 4453, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4504, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4565, [KF_FACT_LINEAR] = 4494, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4605, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4630, [KF_FACT_LINEAR] = 4664, [KF_FACT_TYPES] = 334, [KF_FACT_COST] = 4677}},
    {.texts = {[KF_FACT_AXES] = 4679, [KF_FACT_LINEAR] = 4664, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4714, [KF_FACT_LINEAR] = 1305, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4742, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 4766}},
    {.texts = {[KF_FACT_AXES] = 4679, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_MASKS] = 4799}},
    {.texts = {[KF_FACT_LINEAR] = 4807, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4820, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4834, [KF_FACT_LINEAR] = 4664, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4862, [KF_FACT_LINEAR] = 4664, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 1249}},
    {.texts = {[KF_FACT_LINEAR] = 4807}},
    {.texts = {[KF_FACT_AXES] = 4893, [KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919}},
    {.texts = {[KF_FACT_AXES] = 4927, [KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919}},
    {.texts = {[KF_FACT_AXES] = 4947, [KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919}},
    {.texts = {[KF_FACT_AXES] = 4991, [KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919}},
    {.texts = {[KF_FACT_AXES] = 5037, [KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919}},
    {.texts = {[KF_FACT_AXES] = 5112, [KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919}},
    {.texts = {[KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919}},
    {.texts = {[KF_FACT_AXES] = 5158, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5180, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5202, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5220, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5243, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 5289}},
    {.texts = {[KF_FACT_AXES] = 5297, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5354, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5371, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5397, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5423, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5438, [KF_FACT_LINEAR] = 4494, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4504, [KF_FACT_LINEAR] = 4494, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5461, [KF_FACT_LINEAR] = 4494, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 4494, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_LINEAR] = 5504, [KF_FACT_TYPES] = 5504}},
    {.texts = {[KF_FACT_AXES] = 5509, [KF_FACT_LINEAR] = 5504, [KF_FACT_TYPES] = 5504}},
    {.texts = {[KF_FACT_AXES] = 5549, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5611, [KF_FACT_TYPES] = 1249}},
    {.texts = {[KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919, [KF_FACT_SHARE] = 4919}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 5635, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5653, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5696, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5733, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5800, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5871}},
    {.texts = {[KF_FACT_AXES] = 4927, [KF_FACT_LINEAR] = 4919}},
    {.texts = {[KF_FACT_AXES] = 5696, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 4919}},
    {.texts = {[KF_FACT_LINEAR] = 5885}},
    {.texts = {[KF_FACT_AXES] = 5890, [KF_FACT_TYPES] = 5909}},
    {.texts = {[KF_FACT_AXES] = 5921, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5937, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 5964, [KF_FACT_TYPES] = 6004}},
    {.texts = {[KF_FACT_AXES] = 6060, [KF_FACT_TYPES] = 6097}},
    {.texts = {[KF_FACT_AXES] = 5964, [KF_FACT_TYPES] = 6126}},
    {.texts = {[KF_FACT_AXES] = 6185, [KF_FACT_TYPES] = 6262}},
    {.texts = {[KF_FACT_AXES] = 6288, [KF_FACT_TYPES] = 6347}},
    {.texts = {[KF_FACT_AXES] = 6355, [KF_FACT_LINEAR] = 6438, [KF_FACT_TYPES] = 6440}},
    {.texts = {[KF_FACT_AXES] = 6443, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6477, [KF_FACT_TYPES] = 6618}},
    {.texts = {[KF_FACT_AXES] = 6637, [KF_FACT_LINEAR] = 6438, [KF_FACT_TYPES] = 6742}},
    {.texts = {[KF_FACT_AXES] = 6770, [KF_FACT_LINEAR] = 6438, [KF_FACT_TYPES] = 6864}},
    {.texts = {[KF_FACT_AXES] = 5890, [KF_FACT_TYPES] = 6866, [KF_FACT_TANGENT] = 6875}},
    {.texts = {[KF_FACT_AXES] = 5921, [KF_FACT_TYPES] = 6864}},
    {.texts = {[KF_FACT_AXES] = 6921, [KF_FACT_TYPES] = 6945}},
    {.texts = {[KF_FACT_AXES] = 6957, [KF_FACT_TYPES] = 6864}},
    {.texts = {[KF_FACT_AXES] = 6957, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 6969, [KF_FACT_TYPES] = 6996}},
    {.texts = {[KF_FACT_AXES] = 7017, [KF_FACT_TYPES] = 7032}},
    {.texts = {[KF_FACT_AXES] = 7017, [KF_FACT_TYPES] = 7043}},
    {.texts = {[KF_FACT_AXES] = 7060, [KF_FACT_LINEAR] = 6438, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7141, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 7172, [KF_FACT_TYPES] = 7268}},
    {.texts = {[KF_FACT_AXES] = 7273, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 6060, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 7363, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 7363, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7386, [KF_FACT_LINEAR] = 7471, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 7478, [KF_FACT_TYPES] = 7502}},
    {.texts = {[KF_FACT_AXES] = 7521, [KF_FACT_TYPES] = 5909}},
    {.texts = {[KF_FACT_AXES] = 7542, [KF_FACT_LINEAR] = 6438, [KF_FACT_TYPES] = 7570}},
    {.texts = {[KF_FACT_AXES] = 7573, [KF_FACT_TYPES] = 7742}},
    {.texts = {[KF_FACT_AXES] = 7756, [KF_FACT_TYPES] = 7742}},
    {.texts = {[KF_FACT_AXES] = 7889, [KF_FACT_TYPES] = 7919}},
    {.texts = {[KF_FACT_AXES] = 7927, [KF_FACT_TYPES] = 8078}},
    {.texts = {[KF_FACT_AXES] = 8101, [KF_FACT_TYPES] = 8139}},
    {.texts = {[KF_FACT_AXES] = 8150, [KF_FACT_TYPES] = 8171}},
    {.texts = {[KF_FACT_AXES] = 8188, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 8150, [KF_FACT_TYPES] = 8202}},
    {.texts = {[KF_FACT_AXES] = 8188, [KF_FACT_TYPES] = 3279}},
    {.texts = {[KF_FACT_TYPES] = 8231}},
    {.texts = {[KF_FACT_AXES] = 8291, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8318, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8335, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8357, [KF_FACT_TYPES] = 8380}},
    {.texts = {[KF_FACT_AXES] = 8410, [KF_FACT_TYPES] = 1249}},
    {.texts = {[KF_FACT_AXES] = 8410, [KF_FACT_TYPES] = 8380}},
    {.texts = {[KF_FACT_AXES] = 8423, [KF_FACT_TYPES] = 8380}},
    {.texts = {[KF_FACT_TYPES] = 4919}},
    {.texts = {[KF_FACT_TYPES] = 8441}},
    {.texts = {[KF_FACT_LINEAR] = 1384, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8450, [KF_FACT_LINEAR] = 856, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8480, [KF_FACT_TYPES] = 3399}},
    {.texts = {[KF_FACT_AXES] = 8508, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 8480, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 8410, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 8566}},
    {.texts = {[KF_FACT_AXES] = 8611, [KF_FACT_LINEAR] = 8637, [KF_FACT_COST] = 8642}},
    {.texts = {[KF_FACT_AXES] = 8656, [KF_FACT_TYPES] = 8697}},
    {.texts = {[KF_FACT_AXES] = 8719, [KF_FACT_LINEAR] = 8752, [KF_FACT_TYPES] = 8778}},
    {.texts = {[KF_FACT_AXES] = 8656}},
    {.texts = {[KF_FACT_AXES] = 8719, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 8778}},
    {.texts = {[KF_FACT_AXES] = 8656, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8719, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8813, [KF_FACT_TYPES] = 8859}},
    {.texts = {[KF_FACT_AXES] = 8889}},
    {.texts = {[KF_FACT_AXES] = 8942, [KF_FACT_TYPES] = 8991}},
    {.texts = {[KF_FACT_AXES] = 8813, [KF_FACT_LINEAR] = 9015, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9022, [KF_FACT_LINEAR] = 9060}},
    {.texts = {[KF_FACT_AXES] = 9080, [KF_FACT_LINEAR] = 9015}},
    {.texts = {[KF_FACT_AXES] = 9131, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9177, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9286, [KF_FACT_TYPES] = 221, [KF_FACT_TANGENT] = 9323}},
    {.texts = {[KF_FACT_AXES] = 9389, [KF_FACT_LINEAR] = 9060, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9455, [KF_FACT_TYPES] = 221, [KF_FACT_TANGENT] = 9529}},
    {.texts = {[KF_FACT_AXES] = 9597, [KF_FACT_LINEAR] = 9060, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9682, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9815, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 9131, [KF_FACT_LINEAR] = 9015, [KF_FACT_TYPES] = 10037}},
    {.texts = {[KF_FACT_AXES] = 10078, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 10116, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 10161}},
    {.texts = {[KF_FACT_TYPES] = 10182}},
    {.texts = {[KF_FACT_AXES] = 10192, [KF_FACT_LINEAR] = 10208, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 10219}},
    {.texts = {[KF_FACT_AXES] = 10223, [KF_FACT_LINEAR] = 10246, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 10269}},
    {.texts = {[KF_FACT_AXES] = 10277, [KF_FACT_LINEAR] = 10208, [KF_FACT_TYPES] = 334, [KF_FACT_BATCH] = 10299}},
    {.texts = {[KF_FACT_AXES] = 10306, [KF_FACT_LINEAR] = 10337, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10364, [KF_FACT_LINEAR] = 10337, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10391, [KF_FACT_LINEAR] = 10403, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10413, [KF_FACT_LINEAR] = 10430, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10451, [KF_FACT_LINEAR] = 10462, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10451, [KF_FACT_LINEAR] = 856, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10475, [KF_FACT_LINEAR] = 10494, [KF_FACT_TYPES] = 10517}},
    {.texts = {[KF_FACT_AXES] = 10543, [KF_FACT_LINEAR] = 10555, [KF_FACT_TYPES] = 10566}},
    {.texts = {[KF_FACT_AXES] = 10586, [KF_FACT_LINEAR] = 856, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10652, [KF_FACT_LINEAR] = 1609, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_SHARE] = 4919}, .shares = 2, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 856, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10691, [KF_FACT_LINEAR] = 856, [KF_FACT_TYPES] = 814}},
    {.texts = {[KF_FACT_AXES] = 10761, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 10773}},
    {.texts = {[KF_FACT_AXES] = 10784, [KF_FACT_TYPES] = 10810}},
    {.texts = {[KF_FACT_AXES] = 10813, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10223}},
    {.texts = {[KF_FACT_AXES] = 10784}},
    {.texts = {[KF_FACT_AXES] = 10825}},
    {.texts = {[KF_FACT_AXES] = 10192}},
    {.texts = {[KF_FACT_AXES] = 10853}},
    {.texts = {[KF_FACT_AXES] = 10875}},
    {.texts = {[KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 10894}},
    {.texts = {[KF_FACT_AXES] = 10926, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10945, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 10970, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 11001, [KF_FACT_LINEAR] = 9015, [KF_FACT_TYPES] = 9015}},
    {.texts = {[KF_FACT_AXES] = 11016, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 8}},
    {.texts = {[KF_FACT_AXES] = 11079, [KF_FACT_TYPES] = 5504}},
    {.texts = {[KF_FACT_AXES] = 11157, [KF_FACT_TYPES] = 11307, [KF_FACT_COST] = 11320}},
    {.texts = {[KF_FACT_AXES] = 11344, [KF_FACT_COST] = 11434}},
    {.texts = {[KF_FACT_AXES] = 11458, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 11553, [KF_FACT_COST] = 11582}},
    {.texts = {[KF_FACT_AXES] = 11614, [KF_FACT_TYPES] = 11731, [KF_FACT_COST] = 11320}},
    {.texts = {[KF_FACT_TYPES] = 11737}},
    {.texts = {[KF_FACT_TYPES] = 11757}},
    {.texts = {[KF_FACT_TYPES] = 11774}},
    {.texts = {[KF_FACT_TYPES] = 11787}},
    {.texts = {[KF_FACT_AXES] = 11798, [KF_FACT_COST] = 11854}},
    {.texts = {[KF_FACT_AXES] = 11874, [KF_FACT_COST] = 11918}},
    {.texts = {[KF_FACT_AXES] = 11938, [KF_FACT_COST] = 11974}},
    {.texts = {[KF_FACT_AXES] = 11938, [KF_FACT_TYPES] = 1635, [KF_FACT_COST] = 11974}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 11990}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_TYPES] = 334, [KF_FACT_TANGENT] = 12045}},
    {.texts = {[KF_FACT_AXES] = 12095, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 12124, [KF_FACT_TANGENT] = 12136}},
    {.texts = {[KF_FACT_AXES] = 12095, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 12124, [KF_FACT_TANGENT] = 12322}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_TYPES] = 1350}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_TYPES] = 1350, [KF_FACT_TANGENT] = 11990}},
    {.texts = {[KF_FACT_AXES] = 12447, [KF_FACT_TYPES] = 11737}},
    {.texts = {[KF_FACT_AXES] = 12519, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 11553}},
    {.texts = {[KF_FACT_AXES] = 12626, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 12678}},
    {.texts = {[KF_FACT_AXES] = 12734}},
    {.texts = {[KF_FACT_AXES] = 12816, [KF_FACT_LINEAR] = 9015, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 12862, [KF_FACT_TYPES] = 11737}},
    {.texts = {[KF_FACT_AXES] = 12928, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 13012}},
    {.texts = {[KF_FACT_AXES] = 13037, [KF_FACT_LINEAR] = 13090, [KF_FACT_TYPES] = 1635}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 13103, [KF_FACT_TYPES] = 11737, [KF_FACT_WRITES_IF] = 13218}},
    {.texts = {[KF_FACT_AXES] = 13103, [KF_FACT_TYPES] = 13268}},
    {.texts = {[KF_FACT_AXES] = 13290, [KF_FACT_TYPES] = 13268}},
    {.texts = {[KF_FACT_AXES] = 13325, [KF_FACT_LINEAR] = 13364, [KF_FACT_TYPES] = 13268}},
    {.texts = {[KF_FACT_AXES] = 13404, [KF_FACT_LINEAR] = 731, [KF_FACT_TYPES] = 11553}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 13458, [KF_FACT_LINEAR] = 13090, [KF_FACT_TYPES] = 1635, [KF_FACT_WRITES_IF] = 13218}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_AXES] = 13561, [KF_FACT_LINEAR] = 13090, [KF_FACT_TYPES] = 1635, [KF_FACT_WRITES_IF] = 13677}},
    {.texts = {[KF_FACT_AXES] = 3304}},
    {.texts = {[KF_FACT_AXES] = 13741}},
    {.texts = {[KF_FACT_AXES] = 13785}},
    {.texts = {[KF_FACT_AXES] = 13827}},
    {.texts = {[KF_FACT_AXES] = 13867}},
    {.texts = {[KF_FACT_AXES] = 13918}},
    {.texts = {[KF_FACT_AXES] = 13943}},
    {.texts = {[KF_FACT_AXES] = 13997}},
    {.texts = {[KF_FACT_AXES] = 14047}},
    {.texts = {[KF_FACT_AXES] = 14110, [KF_FACT_TYPES] = 14147, [KF_FACT_TANGENT] = 14159}},
    {.texts = {[KF_FACT_AXES] = 4221, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14239, [KF_FACT_TYPES] = 14147, [KF_FACT_TANGENT] = 14285}},
    {.texts = {[KF_FACT_AXES] = 4266, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14365, [KF_FACT_TYPES] = 14147}},
    {.texts = {[KF_FACT_AXES] = 14393, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14412, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14437, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14393, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14412, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 3876, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14437, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 4032, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14468, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14541, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 14641, [KF_FACT_TYPES] = 14147}},
    {.texts = {[KF_FACT_AXES] = 14719, [KF_FACT_TYPES] = 14147}},
    {.texts = {[KF_FACT_AXES] = 14815}},
    {.texts = {[KF_FACT_AXES] = 14828}},
    {.texts = {[KF_FACT_AXES] = 14859}},
    {.texts = {[KF_FACT_AXES] = 315}},
    {.texts = {[KF_FACT_TYPES] = 14870}},
    {.texts = {[KF_FACT_TYPES] = 14876}},
    {.texts = {[KF_FACT_TYPES] = 14904}},
    {.texts = {[KF_FACT_TYPES] = 14909}},
    {.texts = {[KF_FACT_TYPES] = 14913}},
    {.texts = {[KF_FACT_AXES] = 113, [KF_FACT_LINEAR] = 8, [KF_FACT_TYPES] = 14925}},
    {.texts = {[KF_FACT_TYPES] = 1635, [KF_FACT_SHARE] = 1635}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 14859, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 14950}},
    {.texts = {[KF_FACT_AXES] = 14970, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 14950}},
    {.texts = {[KF_FACT_AXES] = 14970, [KF_FACT_TYPES] = 14950, [KF_FACT_TANGENT] = 14997}},
    {.texts = {[KF_FACT_AXES] = 15064, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1350}},
    {.texts = {[KF_FACT_AXES] = 8480, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 1350}},
    {.texts = {[KF_FACT_AXES] = 8480, [KF_FACT_TYPES] = 1350}},
    {.texts = {[KF_FACT_AXES] = 14859, [KF_FACT_TYPES] = 14950}},
    {.texts = {[KF_FACT_AXES] = 14970, [KF_FACT_TYPES] = 14950}},
    {.texts = {[KF_FACT_AXES] = 14970, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 15076, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 14859, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 15076, [KF_FACT_TYPES] = 14147, [KF_FACT_TANGENT] = 15121}},
    {.texts = {[KF_FACT_AXES] = 8480, [KF_FACT_TYPES] = 1249}},
    {.texts = {[KF_FACT_AXES] = 14859, [KF_FACT_TYPES] = 15229}},
    {.texts = {[KF_FACT_AXES] = 14970, [KF_FACT_TYPES] = 15229}},
    {.texts = {[KF_FACT_AXES] = 15243, [KF_FACT_TYPES] = 15229}},
    {.texts = {[KF_FACT_AXES] = 15288, [KF_FACT_TYPES] = 1249}},
    {.texts = {[KF_FACT_AXES] = 15076, [KF_FACT_TYPES] = 8171}},
    {.texts = {[KF_FACT_AXES] = 15064, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 15302, [KF_FACT_TYPES] = 8171}},
    {.texts = {[KF_FACT_AXES] = 15064, [KF_FACT_TYPES] = 1364}},
    {.texts = {[KF_FACT_AXES] = 8480, [KF_FACT_TYPES] = 1364}},
    {.texts = {[KF_FACT_AXES] = 14970, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 14970, [KF_FACT_TYPES] = 3419, [KF_FACT_TANGENT] = 15318}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 14950}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_TYPES] = 14950}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 15417, [KF_FACT_TYPES] = 14147, [KF_FACT_TANGENT] = 15446}},
    {.texts = {[KF_FACT_AXES] = 15482, [KF_FACT_TYPES] = 15504}},
    {.texts = {[KF_FACT_AXES] = 15531}},
    {.texts = {[KF_FACT_AXES] = 15604, [KF_FACT_TYPES] = 15631}},
    {.texts = {[KF_FACT_AXES] = 15647, [KF_FACT_TYPES] = 15673}},
    {.texts = {[KF_FACT_AXES] = 15699, [KF_FACT_TYPES] = 15754}},
    {.texts = {[KF_FACT_AXES] = 15786, [KF_FACT_TYPES] = 3419}},
    {.texts = {[KF_FACT_AXES] = 15823, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_LINEAR] = 15844}},
    {.texts = {[KF_FACT_AXES] = 15852, [KF_FACT_LINEAR] = 15896}},
    {.texts = {[KF_FACT_AXES] = 15288, [KF_FACT_LINEAR] = 15901}},
    {.texts = {[KF_FACT_AXES] = 15903, [KF_FACT_LINEAR] = 15896, [KF_FACT_TYPES] = 15989}},
    {.texts = {[KF_FACT_AXES] = 16001, [KF_FACT_LINEAR] = 15901, [KF_FACT_TYPES] = 16036}},
    {.texts = {[KF_FACT_AXES] = 16049, [KF_FACT_LINEAR] = 16094, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16116, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 8480, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16185, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 16229, [KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_TYPES] = 221}},
    {.texts = {[KF_FACT_AXES] = 14970}},
    {.texts = {[KF_FACT_AXES] = 15302}},
    {.texts = {[KF_FACT_AXES] = 15076}},
    {.texts = {[KF_FACT_AXES] = 8480}},
    {.texts = {[KF_FACT_AXES] = 16264, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16264, [KF_FACT_LINEAR] = 1635, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 16281, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16281, [KF_FACT_LINEAR] = 1635, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 16304, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16304, [KF_FACT_LINEAR] = 1635, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 16333, [KF_FACT_LINEAR] = 1635, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 16363, [KF_FACT_LINEAR] = 1635, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 16400, [KF_FACT_LINEAR] = 1635, [KF_FACT_TYPES] = 1635}},
    {.texts = {[KF_FACT_AXES] = 16333}},
    {.texts = {[KF_FACT_AXES] = 16281}},
    {.texts = {[KF_FACT_AXES] = 16264}},
    {.texts = {[KF_FACT_AXES] = 16304}},
    {.texts = {[KF_FACT_AXES] = 16469}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_TYPES] = 1249}},
    {.texts = {[KF_FACT_AXES] = 3304, [KF_FACT_TYPES] = 16598}},
    {.texts = {[KF_FACT_AXES] = 5202, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16629, [KF_FACT_TYPES] = 14147, [KF_FACT_TANGENT] = 15446}},
    {.texts = {[KF_FACT_AXES] = 15064, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 16672, [KF_FACT_TYPES] = 16710}},
    {.texts = {[KF_FACT_AXES] = 16740, [KF_FACT_TYPES] = 16710}},
    {.texts = {[KF_FACT_AXES] = 16752, [KF_FACT_TYPES] = 16710}},
    {.texts = {[KF_FACT_AXES] = 16763, [KF_FACT_TYPES] = 16710}},
    {.texts = {[KF_FACT_TYPES] = 16772}},
    {.texts = {[KF_FACT_AXES] = 1370, [KF_FACT_TYPES] = 1207}},
    {.texts = {[KF_FACT_AXES] = 15064, [KF_FACT_TYPES] = 1207}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3419, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 16791, [KF_FACT_TANGENT] = 16808, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 339, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TANGENT] = 16841, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 16931, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_TYPES] = 3324, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 3419}},
    {.texts = {[KF_FACT_TYPES] = 3419, [KF_FACT_AXES] = 1}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 211, [KF_FACT_TYPES] = 5909}},
    {.texts = {[KF_FACT_AXES] = 16942, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 16950}},
    {.texts = {[KF_FACT_AXES] = 16942, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_TYPES] = 1364, [KF_FACT_VIEW_INVERSE] = 16955}},
    {.texts = {[KF_FACT_TYPES] = 1364}},
    {.texts = {[KF_FACT_AXES] = 16942, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 16942, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_VIEW_INVERSE] = 16950, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 16950}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 16966}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 16972}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 16984}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 16999}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17013}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17021}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17035}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17037}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17049}},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 6864}},
    {.texts = {[KF_FACT_AXES] = 17066, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 17093, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3293, [KF_FACT_VIEW_INVERSE] = 17102}},
    {.texts = {[KF_FACT_AXES] = 17093, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 17118, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3279, [KF_FACT_VIEW_INVERSE] = 17127}},
    {.texts = {[KF_FACT_AXES] = 17118, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3279}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17140}},
    {.texts = {[KF_FACT_AXES] = 1, [KF_FACT_LINEAR] = 334, [KF_FACT_VIEW_INVERSE] = 17146}},
    {.texts = {[KF_FACT_AXES] = 17156, [KF_FACT_LINEAR] = 4919, [KF_FACT_TYPES] = 4919, [KF_FACT_SHARE] = 4919}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_AXES] = 16950, [KF_FACT_LINEAR] = 334, [KF_FACT_TYPES] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 334, [KF_FACT_SHARE] = 334}, .shares = 1, .results_share = true},
};

const uint16_t kf__op_fact_rows[KF__OP_COUNT] = {
    1, 1, 1, 2, 2, 3, 3, 1, 1, 1, 4, 4, 5, 5, 6, 6, 7, 7, 1, 1, 1, 4, 4, 8,
    8, 8, 7, 7, 1, 1, 1, 9, 9, 10, 11, 12, 8, 8, 8, 4, 4, 1, 1, 1, 4, 4, 1, 1,
    1, 13, 13, 7, 7, 7, 7, 7, 1, 1, 4, 4, 8, 8, 8, 9, 9, 1, 1, 1, 4, 4, 1, 1,
    1, 4, 1, 1, 1, 9, 9, 14, 14, 15, 15, 1, 1, 16, 16, 8, 8, 4, 4, 11, 11, 11, 1, 1,
    17, 18, 18, 18, 19, 19, 19, 18, 18, 18, 19, 19, 19, 20, 20, 21, 21, 22, 22, 22, 23, 23, 23, 24,
    24, 24, 23, 23, 23, 25, 25, 25, 26, 26, 26, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 1,
    1, 11, 11, 11, 1, 1, 1, 27, 27, 27, 28, 28, 28, 29, 29, 29, 30, 30, 30, 11, 11, 11, 31, 31,
    31, 1, 1, 32, 32, 32, 33, 33, 33, 33, 33, 11, 11, 11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 1, 1, 11, 11, 11, 11, 11, 11, 34, 34, 34, 35,
    35, 35, 36, 36, 36, 36, 36, 36, 36, 36, 37, 37, 37, 37, 38, 38, 38, 39, 39, 39, 40, 40, 40, 11,
    11, 11, 41, 41, 41, 11, 11, 11, 42, 42, 42, 43, 43, 43, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1,
    1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11, 11, 1,
    1, 1, 44, 44, 44, 45, 45, 45, 44, 44, 44, 45, 45, 45, 44, 44, 44, 45, 45, 45, 44, 44, 44, 45,
    45, 45, 44, 44, 44, 45, 45, 45, 44, 0, 0, 46, 46, 46, 46, 46, 46, 46, 46, 46, 11, 11, 11, 1,
    1, 1, 1, 1, 37, 37, 47, 47, 11, 11, 11, 1, 1, 1, 1, 1, 37, 37, 47, 47, 11, 11, 11, 1,
    1, 1, 1, 1, 37, 37, 47, 47, 11, 11, 11, 1, 1, 1, 1, 1, 11, 11, 11, 1, 1, 1, 11, 11,
    11, 1, 1, 1, 1, 1, 11, 11, 11, 1, 1, 1, 48, 48, 37, 37, 47, 49, 50, 50, 50, 51, 51, 51,
    7, 7, 7, 52, 52, 52, 7, 7, 7, 53, 53, 53, 54, 54, 54, 55, 56, 57, 58, 58, 57, 59, 60, 61,
    61, 61, 62, 62, 63, 63, 63, 64, 64, 65, 65, 65, 66, 66, 65, 65, 65, 66, 66, 37, 37, 37, 47, 47,
    67, 67, 67, 67, 67, 68, 68, 69, 69, 0, 0, 0, 0, 0, 0, 1, 1, 56, 56, 56, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 70, 70, 71, 71, 70, 70, 72, 73, 74, 72, 73, 75, 76, 77, 78, 79,
    79, 80, 80, 81, 82, 83, 81, 81, 84, 84, 81, 81, 84, 84, 85, 85, 86, 86, 87, 87, 87, 87, 88, 88,
    89, 89, 88, 89, 90, 90, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 91, 91, 0, 0, 92,
    92, 93, 93, 91, 91, 92, 92, 93, 93, 94, 94, 92, 92, 93, 93, 95, 95, 91, 91, 91, 91, 96, 96, 97,
    98, 98, 99, 99, 100, 100, 99, 99, 101, 101, 0, 0, 0, 0, 99, 99, 0, 0, 0, 0, 0, 0, 102, 102,
    102, 102, 103, 103, 104, 104, 105, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 106, 106, 107, 107, 108, 108, 106, 106, 106, 106, 106, 106, 109,
    109, 109, 109, 106, 106, 106, 106, 106, 106, 106, 106, 109, 109, 109, 109, 106, 106, 106, 106, 106, 106, 106, 106, 109,
    109, 109, 109, 106, 106, 108, 108, 91, 91, 91, 91, 0, 0, 0, 110, 111, 112, 0, 110, 111, 112, 0, 113, 114,
    115, 116, 117, 116, 118, 116, 119, 120, 121, 122, 123, 124, 123, 124, 125, 126, 0, 0, 127, 0, 126, 0, 126, 0,
    126, 0, 128, 0, 126, 0, 126, 0, 126, 0, 126, 0, 126, 0, 126, 0, 128, 0, 128, 0, 126, 0, 126, 0,
    126, 0, 126, 0, 126, 0, 55, 116, 126, 0, 128, 0, 126, 0, 126, 0, 128, 0, 126, 0, 126, 0, 126, 0,
    126, 0, 128, 0, 129, 0, 129, 0, 130, 116, 131, 116, 110, 111, 113, 114, 117, 116, 112, 0, 132, 0, 129, 0,
    112, 0, 132, 0, 129, 0, 112, 0, 132, 0, 129, 0, 112, 0, 132, 0, 129, 0, 133, 0, 133, 0, 133, 0,
    134, 119, 120, 120, 120, 121, 122, 122, 122, 123, 124, 135, 128, 0, 136, 136, 0, 0, 0, 0, 0, 0, 0, 0,
    135, 0, 137, 0, 138, 139, 140, 141, 0, 0, 0, 142, 142, 142, 142, 143, 143, 143, 143, 144, 144, 144, 144, 145,
    145, 145, 145, 146, 146, 146, 146, 147, 147, 147, 147, 142, 142, 144, 144, 144, 144, 146, 146, 144, 144, 144, 144, 148,
    149, 150, 151, 151, 152, 152, 0, 0, 0, 138, 153, 11, 154, 154, 155, 155, 0, 0, 156, 156, 157, 157, 157, 158,
    158, 158, 159, 159, 159, 160, 160, 160, 161, 161, 161, 159, 159, 159, 162, 162, 163, 163, 163, 164, 164, 164, 165, 165,
    165, 166, 166, 166, 167, 167, 167, 168, 168, 169, 169, 169, 170, 170, 171, 171, 171, 55, 55, 172, 172, 172, 173, 173,
    116, 174, 174, 0, 0, 175, 175, 175, 175, 175, 175, 176, 176, 177, 177, 178, 178, 178, 178, 179, 179, 180, 180, 181,
    181, 182, 182, 183, 184, 182, 182, 185, 185, 55, 55, 55, 186, 187, 187, 188, 189, 189, 189, 189, 189, 189, 190, 190,
    191, 191, 192, 193, 193, 194, 194, 195, 195, 196, 196, 197, 197, 197, 197, 197, 197, 198, 199, 200, 200, 173, 49, 201,
    201, 202, 202, 202, 203, 204, 205, 205, 206, 206, 207, 207, 208, 209, 210, 0, 0, 0, 0, 0, 211, 212, 0, 213,
    213, 214, 214, 214, 214, 215, 215, 214, 214, 216, 216, 217, 217, 218, 219, 219, 220, 220, 221, 221, 222, 222, 223, 223,
    224, 224, 225, 225, 226, 226, 227, 227, 214, 214, 228, 228, 229, 229, 230, 231, 231, 232, 232, 233, 233, 230, 234, 234,
    235, 235, 236, 236, 237, 237, 238, 238, 239, 239, 240, 240, 241, 241, 242, 242, 243, 243, 244, 244, 245, 245, 246, 246,
    247, 247, 248, 248, 249, 249, 250, 250, 251, 251, 252, 252, 253, 253, 253, 254, 254, 255, 255, 256, 256, 256, 256, 257,
    257, 256, 258, 258, 259, 259, 260, 260, 261, 261, 214, 214, 214, 262, 262, 263, 263, 128, 128, 264, 264, 265, 265, 266,
    266, 266, 266, 266, 266, 266, 266, 267, 267, 268, 268, 269, 269, 269, 269, 270, 271, 271, 272, 272, 273, 273, 274, 272,
    272, 275, 275, 276, 276, 275, 275, 276, 276, 277, 277, 276, 278, 279, 280, 274, 272, 281, 281, 282, 282, 283, 283, 284,
    284, 285, 285, 286, 286, 287, 287, 288, 288, 289, 289, 290, 291, 292, 292, 293, 293, 294, 294, 295, 295, 198, 198, 296,
    0, 0, 0, 0, 0, 297, 297, 298, 298, 298, 299, 299, 300, 300, 300, 301, 301, 301, 302, 302, 303, 303, 303, 304,
    304, 305, 305, 306, 306, 306, 307, 307, 307, 307, 308, 308, 265, 265, 309, 309, 310, 311, 311, 312, 312, 214, 214, 214,
    214, 313, 313, 314, 314, 314, 315, 315, 315, 316, 316, 0, 317, 318, 319, 319, 320, 320, 321, 0, 0, 0, 322, 322,
    323, 323, 324, 324, 325, 325, 323, 323, 324, 324, 325, 325, 55, 128, 326, 326, 327, 327, 328, 329, 330, 331, 0, 332,
    0, 0, 333, 334, 335, 336, 335, 336, 335, 336, 337, 338, 339, 340, 341, 341, 342, 342, 343, 343, 344, 344, 345, 345,
    346, 345, 345, 347, 347, 348, 348, 349, 350, 351, 352, 353, 353, 354, 354, 355, 356, 356, 357, 357, 358, 358, 359, 359,
    360, 360, 361, 362, 363, 363, 364, 365, 366, 367, 368, 369, 370, 371, 0, 0, 0, 372, 372, 373, 373, 374, 374, 375,
    375, 376, 377, 378, 379, 380, 380, 381, 381, 382, 382, 383, 383, 384, 384, 380, 380, 381, 381, 381, 381, 382, 382, 383,
    383, 383, 383, 384, 384, 376, 372, 372, 373, 373, 374, 374, 375, 375, 385, 385, 386, 386, 387, 387, 388, 388, 1, 389,
    390, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 391, 391, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 11, 11, 128, 128, 392, 392, 393,
    393, 173, 173, 128, 128, 128, 394, 394, 91, 91, 91, 91, 93, 93, 93, 93, 102, 102, 102, 102, 93, 93, 93, 93,
    93, 93, 102, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    395, 395, 395, 395, 396, 396, 91, 91, 397, 397, 398, 398, 399, 399, 399, 399, 399, 399, 399, 399, 0, 0, 0, 0,
    0, 400, 400, 401, 401, 402, 402, 403, 403, 404, 404, 405, 405, 406, 406, 407, 407, 408, 408, 408, 408, 409, 409, 410,
    410, 410, 410, 411, 411, 411, 411, 412, 412, 412, 412, 413, 413, 414, 414, 415, 415, 413, 413, 414, 414, 415, 415, 416,
    416, 416, 416, 268, 268, 268, 268, 417, 417, 417, 417, 418, 268, 268, 418, 268, 268, 419, 417, 419, 417, 266, 266, 418,
    418, 420, 420, 268, 268, 421, 421, 422, 422, 423, 423, 424, 424, 424, 425, 425, 425, 426, 426, 427, 427, 427, 427, 428,
    428, 429, 430, 431, 431, 431, 432, 433, 434, 434, 435, 435, 436, 437, 438, 439, 440, 440, 441, 441, 442, 442, 441, 441,
    442, 442, 443, 443, 444, 444, 445, 445, 445, 0, 0, 446, 446, 363, 363, 436, 437, 447, 448, 449, 449, 0, 0, 0,
    0, 0, 450, 450, 451, 452, 452, 453, 453, 454, 454, 455, 450, 450, 451, 452, 452, 453, 453, 454, 454, 455, 452, 452,
    453, 456, 456, 457, 457, 458, 459, 460, 460, 460, 460, 460, 460, 461, 461, 460, 460, 462, 462, 463, 0, 0, 0, 0,
    427, 427, 427, 427, 464, 465, 465, 466, 466, 467, 467, 411, 411, 468, 468, 411, 411, 468, 468, 411, 411, 411, 411, 469,
    469, 470, 470, 471, 471, 472, 472, 473, 473, 473, 473, 473, 473, 473, 473, 474, 474, 45, 45, 475, 475, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 11, 11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 476,
    476, 476, 476, 476, 476, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 477, 477, 477, 478, 478, 478, 56,
    8, 8, 8, 479, 479, 479, 480, 480, 481, 481, 478, 478, 482, 482, 482, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 480, 480, 480, 480, 480, 480, 480, 480, 480, 480, 1, 1, 1, 1, 1,
    1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 483, 483, 1, 1, 1,
    1, 1, 1, 1, 1, 484, 484, 484, 484, 484, 484, 11, 11, 11, 11, 11, 11, 11, 11, 1, 1, 1, 1, 11,
    11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 485, 485, 485, 54, 54, 54, 483, 483, 483, 483,
    483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483,
    7, 7, 7, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 483, 7, 7, 483, 483, 483,
    483, 37, 37, 37, 37, 486, 486, 487, 488, 488, 489, 490, 490, 491, 492, 493, 494, 494, 495, 54, 54, 495, 54, 54,
    56, 116, 55, 55, 116, 496, 497, 498, 494, 494, 499, 494, 494, 497, 116, 494, 494, 500, 501, 494, 494, 497, 502, 494,
    494, 497, 497, 497, 497, 497, 497, 493, 497, 493, 494, 494, 497, 493, 494, 494, 497, 494, 494, 503, 497, 494, 494, 504,
    494, 494, 505, 497, 494, 494, 499, 494, 494, 497, 499, 494, 494, 497, 506, 506, 506, 497, 497, 116, 497, 497, 497, 497,
    497, 497, 498, 494, 494, 491, 491, 497, 497, 497, 497, 497, 497, 497, 497, 491, 491, 507, 508, 508, 509, 510, 510, 511,
    511, 56, 512, 54, 54, 513, 54, 54, 56, 56, 497, 514, 515, 515, 515, 202, 202, 202, 491, 494, 494, 494, 494, 495,
    54, 54, 0, 0, 0, 0, 0, 0, 0, 0, 516, 482, 482, 491, 116,
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
    "* [dim]'!, * [dim]!, * [dim] -> * [dim]'; [dim]' = [dim] // 2\0"
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
    "* [dim]!, * [dim], * [dim] -> * [dim]\0"
    "*, *, * -> *\0"
    "* p r, * p d!, * r d, * p r -> * p d\0"
    "m!, n! d!, m -> n d\0"
    "n c x! -> n c p; n = input_size[0], c = input_size[1], p = input_size[2]\0"
    "n? c p!, n? c x! -> n? c x\0"
    "n c y! x! -> n c p q; n = input_size[0], c = input_size[1], p = input_size[2], q = input_size[3]\0"
    "n? c p! q!, n? c y! x! -> n? c y x\0"
    "n c z! y! x! -> n c p q r; n = input_size[0], c = input_size[1], p = input_size[2], q = input_size[3], r = input_size[4]\0"
    "n? c p! q! r!, n? c z! y! x! -> n? c z y x\0"
    "n c! p! q!, n c y! x!, n p q 2 -> n c y x, n p q 2\0"
    "n c! p! q! r!, n c z! y! x!, n p q r 3 -> n c z y x, n p q r 3\0"
    "n y! x! 2 -> n 2 3; n = size[0]\0"
    "n? c p! q!, n? c y! x!, n? c p q -> n? c y x\0"
    "n? c p! q! r!, n? c z! y! x!, n? c p q r -> n? c z y x\0"
    "* n! n, * n n -> * n n\0"
    "(n!{reduction=1}), n c!, n, c -> n c\0"
    "(n!{reduction=1}), n c!, n c, n c -> n c\0"
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
    "(* [dim]), (* [dim]) -> *\0"
    "x; y\0"
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
    "x1\0"
    "n! d! -> m'\0"
    "* a, * b, o a b, (o) -> * o\0"
    "k s..., n k -> n s...\0"
    "n k, m k, m -> n m\0"
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
    "n! c s...!, c, c, c, c -> n c s..., c, c, 0\0"
    "n c s..., c, c, c, c -> n c s..., 0, 0, 0\0"
    "s...! [dim], s...:1 [dim] -> s... [dim]\0"
    "{dim=-1} s...! -> () | s...! [dim] -> s...:1 [dim]\0"
    "n! c s...!, c, c -> c, c\0"
    "s...! [dim], s...:1 [dim] -> s... [dim], s...:1 [dim]\0"
    "n! c s...!, c, c, c, c -> n c s..., c, c, 0, c, c\0"
    "{training=True} n! c s...!, c, c, c, c -> n c s..., c, c, c, c\0"
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
    "* [axis:c], c, c -> * [axis:c]\0"
    "s... -> ()\0"
    "count\0"
    "promote(self, lower, upper)\0"
    "mean\0"
    "std\0"
    "input, bool\0"
    "float(grad_output, mask)\0"
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
    "n 2 3 -> n y x 2; n = size[0], y = size[2], x = size[3] | n 3 4 -> n z y x 3; n = size[0], z = size[2], y = size[3], x = size[4]\0"
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
