/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/catalogue/op_facts.h"

const kf_facts_t kf__fact_rows[] = {
    {0},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TANGENT] = 13}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TANGENT] = 106}},
    {.texts = {[KF_FACT_LINEAR] = 1}},
    {.texts = {[KF_FACT_TYPES] = 190, [KF_FACT_TANGENT] = 201}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 252}},
    {.texts = {[KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_TYPES] = 289}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 300}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 190, [KF_FACT_TANGENT] = 327}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 490}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 527}},
    {.texts = {[KF_FACT_LINEAR] = 536, [KF_FACT_TYPES] = 548}},
    {.texts = {[KF_FACT_TYPES] = 548}},
    {.texts = {[KF_FACT_LINEAR] = 536, [KF_FACT_TYPES] = 569}},
    {.texts = {[KF_FACT_TYPES] = 569}},
    {.texts = {[KF_FACT_LINEAR] = 590}},
    {.texts = {[KF_FACT_LINEAR] = 284}},
    {.texts = {[KF_FACT_TYPES] = 602}},
    {.texts = {[KF_FACT_LINEAR] = 669, [KF_FACT_TYPES] = 698}},
    {.texts = {[KF_FACT_LINEAR] = 730, [KF_FACT_TYPES] = 698}},
    {.texts = {[KF_FACT_LINEAR] = 744, [KF_FACT_TYPES] = 754}},
    {.texts = {[KF_FACT_LINEAR] = 744, [KF_FACT_TYPES] = 773}},
    {.texts = {[KF_FACT_TYPES] = 800}},
    {.texts = {[KF_FACT_TYPES] = 824}},
    {.texts = {[KF_FACT_TYPES] = 857}},
    {.texts = {[KF_FACT_TYPES] = 879}},
    {.texts = {[KF_FACT_TYPES] = 903}},
    {.texts = {[KF_FACT_TYPES] = 922}},
    {.texts = {[KF_FACT_TYPES] = 941}},
    {.texts = {[KF_FACT_TYPES] = 946}},
    {.texts = {[KF_FACT_LINEAR] = 536, [KF_FACT_TYPES] = 965}},
    {.texts = {[KF_FACT_TYPES] = 983, [KF_FACT_SHARE] = 989}, .results_share = true},
    {.texts = {[KF_FACT_TYPES] = 997}},
    {.texts = {[KF_FACT_LINEAR] = 1021, [KF_FACT_TYPES] = 997}},
    {.texts = {[KF_FACT_LINEAR] = 1033, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 1039, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1043}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1057}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1063}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1063, [KF_FACT_SHARE] = 284}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_TYPES] = 1069}},
    {.texts = {[KF_FACT_LINEAR] = 590, [KF_FACT_TYPES] = 548}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 548}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1097}},
    {.texts = {[KF_FACT_TYPES] = 1097}},
    {.texts = {[KF_FACT_TYPES] = 1116}},
    {.texts = {[KF_FACT_LINEAR] = 1135, [KF_FACT_TYPES] = 1161}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 1167}},
    {.texts = {[KF_FACT_LINEAR] = 1205, [KF_FACT_TYPES] = 1161}},
    {.texts = {[KF_FACT_LINEAR] = 590, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 1219, [KF_FACT_TYPES] = 1238}},
    {.texts = {[KF_FACT_TYPES] = 1238}},
    {.texts = {[KF_FACT_TYPES] = 1326}},
    {.texts = {[KF_FACT_TYPES] = 1043}},
    {.texts = {[KF_FACT_TYPES] = 1343}},
    {.texts = {[KF_FACT_TYPES] = 1372}},
    {.texts = {[KF_FACT_TYPES] = 1390}},
    {.texts = {[KF_FACT_TYPES] = 1412}},
    {.texts = {[KF_FACT_TYPES] = 1441}},
    {.texts = {[KF_FACT_TYPES] = 1476}},
    {.texts = {[KF_FACT_TYPES] = 1503}},
    {.texts = {[KF_FACT_LINEAR] = 1536}},
    {.texts = {[KF_FACT_TYPES] = 1547}},
    {.texts = {[KF_FACT_LINEAR] = 1562, [KF_FACT_TYPES] = 1573}},
    {.texts = {[KF_FACT_LINEAR] = 1587, [KF_FACT_TYPES] = 1591, [KF_FACT_TANGENT] = 1604}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1648}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1662}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1673}},
    {.texts = {[KF_FACT_LINEAR] = 536}},
    {.texts = {[KF_FACT_TYPES] = 1691}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1691}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1713}},
    {.texts = {[KF_FACT_LINEAR] = 669}},
    {.texts = {[KF_FACT_LINEAR] = 730}},
    {.texts = {[KF_FACT_LINEAR] = 1733, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 1733}},
    {.texts = {[KF_FACT_TYPES] = 1748}},
    {.texts = {[KF_FACT_TYPES] = 1768}},
    {.texts = {[KF_FACT_TYPES] = 1662}},
    {.texts = {[KF_FACT_TYPES] = 1780}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1780}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1803}},
    {.texts = {[KF_FACT_TYPES] = 1824}},
    {.texts = {[KF_FACT_LINEAR] = 1039}},
    {.texts = {[KF_FACT_LINEAR] = 1848}},
    {.texts = {[KF_FACT_LINEAR] = 1882, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_TYPES] = 284, [KF_FACT_TANGENT] = 1892}},
    {.texts = {[KF_FACT_LINEAR] = 1922, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 1021, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_TYPES] = 284, [KF_FACT_TANGENT] = 1935}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 284, [KF_FACT_MASKS] = 1968}},
    {.texts = {[KF_FACT_LINEAR] = 1976, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_TYPES] = 983}},
    {.texts = {[KF_FACT_LINEAR] = 1989, [KF_FACT_TYPES] = 1989}},
    {.texts = {[KF_FACT_TYPES] = 1997}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 1}},
    {.texts = {[KF_FACT_LINEAR] = 2005, [KF_FACT_TYPES] = 2005}},
    {.texts = {[KF_FACT_LINEAR] = 1989, [KF_FACT_TYPES] = 1989, [KF_FACT_SHARE] = 1989}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_TYPES] = 2010}},
    {.texts = {[KF_FACT_TYPES] = 2022}},
    {.texts = {[KF_FACT_TYPES] = 2078}},
    {.texts = {[KF_FACT_TYPES] = 2107}},
    {.texts = {[KF_FACT_TYPES] = 2166}},
    {.texts = {[KF_FACT_TYPES] = 2192}},
    {.texts = {[KF_FACT_LINEAR] = 2200, [KF_FACT_TYPES] = 2202}},
    {.texts = {[KF_FACT_TYPES] = 2205}},
    {.texts = {[KF_FACT_LINEAR] = 2200, [KF_FACT_TYPES] = 2224}},
    {.texts = {[KF_FACT_LINEAR] = 2200, [KF_FACT_TYPES] = 2252}},
    {.texts = {[KF_FACT_TYPES] = 2254, [KF_FACT_TANGENT] = 2263}},
    {.texts = {[KF_FACT_TYPES] = 2252}},
    {.texts = {[KF_FACT_TYPES] = 2309}},
    {.texts = {[KF_FACT_TYPES] = 2321}},
    {.texts = {[KF_FACT_TYPES] = 2342}},
    {.texts = {[KF_FACT_TYPES] = 2353}},
    {.texts = {[KF_FACT_LINEAR] = 2200, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_TYPES] = 190}},
    {.texts = {[KF_FACT_TYPES] = 2370}},
    {.texts = {[KF_FACT_TYPES] = 1161}},
    {.texts = {[KF_FACT_LINEAR] = 2375, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_TYPES] = 2382}},
    {.texts = {[KF_FACT_LINEAR] = 2200, [KF_FACT_TYPES] = 2401}},
    {.texts = {[KF_FACT_TYPES] = 2404}},
    {.texts = {[KF_FACT_TYPES] = 2418}},
    {.texts = {[KF_FACT_TYPES] = 2426}},
    {.texts = {[KF_FACT_TYPES] = 2449}},
    {.texts = {[KF_FACT_TYPES] = 2460}},
    {.texts = {[KF_FACT_TYPES] = 2477}},
    {.texts = {[KF_FACT_TYPES] = 1648}},
    {.texts = {[KF_FACT_TYPES] = 2506}},
    {.texts = {[KF_FACT_TYPES] = 2566}},
    {.texts = {[KF_FACT_TYPES] = 1989}},
    {.texts = {[KF_FACT_TYPES] = 2596}},
    {.texts = {[KF_FACT_LINEAR] = 1063, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_TYPES] = 2605}},
    {.texts = {[KF_FACT_LINEAR] = 2627, [KF_FACT_TYPES] = 2653}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 2653}},
    {.texts = {[KF_FACT_TYPES] = 2688}},
    {.texts = {[KF_FACT_TYPES] = 2718}},
    {.texts = {[KF_FACT_LINEAR] = 2742, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 2749}},
    {.texts = {[KF_FACT_LINEAR] = 2742}},
    {.texts = {[KF_FACT_TYPES] = 190, [KF_FACT_TANGENT] = 2769}},
    {.texts = {[KF_FACT_LINEAR] = 2749, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_TYPES] = 190, [KF_FACT_TANGENT] = 2835}},
    {.texts = {[KF_FACT_LINEAR] = 2742, [KF_FACT_TYPES] = 2903}},
    {.texts = {[KF_FACT_TYPES] = 2944}},
    {.texts = {[KF_FACT_TYPES] = 2965}},
    {.texts = {[KF_FACT_LINEAR] = 2975, [KF_FACT_TYPES] = 284, [KF_FACT_BATCH] = 2986}},
    {.texts = {[KF_FACT_LINEAR] = 2990, [KF_FACT_TYPES] = 284, [KF_FACT_BATCH] = 3013}},
    {.texts = {[KF_FACT_LINEAR] = 2975, [KF_FACT_TYPES] = 284, [KF_FACT_BATCH] = 3021}},
    {.texts = {[KF_FACT_LINEAR] = 3028, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 3055, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 3065, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 3086, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 3099, [KF_FACT_TYPES] = 3122}},
    {.texts = {[KF_FACT_LINEAR] = 3148, [KF_FACT_TYPES] = 3159}},
    {.texts = {[KF_FACT_SHARE] = 1989}, .shares = 2, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 3179}},
    {.texts = {[KF_FACT_TYPES] = 3190}},
    {.texts = {[KF_FACT_TYPES] = 284, [KF_FACT_TANGENT] = 3193}},
    {.texts = {[KF_FACT_LINEAR] = 2742, [KF_FACT_TYPES] = 2742}},
    {.texts = {[KF_FACT_TYPES] = 2005}},
    {.texts = {[KF_FACT_TYPES] = 3225}},
    {.texts = {[KF_FACT_LINEAR] = 527, [KF_FACT_TYPES] = 3238}},
    {.texts = {[KF_FACT_TYPES] = 3267}},
    {.texts = {[KF_FACT_TYPES] = 3273}},
    {.texts = {[KF_FACT_TYPES] = 3293}},
    {.texts = {[KF_FACT_TYPES] = 3310}},
    {.texts = {[KF_FACT_TYPES] = 3323}},
    {.texts = {[KF_FACT_TYPES] = 284, [KF_FACT_TANGENT] = 3334}},
    {.texts = {[KF_FACT_TYPES] = 284, [KF_FACT_TANGENT] = 3389}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 3439, [KF_FACT_TANGENT] = 3451}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 3439, [KF_FACT_TANGENT] = 3637}},
    {.texts = {[KF_FACT_TYPES] = 1043, [KF_FACT_TANGENT] = 3334}},
    {.texts = {[KF_FACT_LINEAR] = 2742, [KF_FACT_TYPES] = 1161}},
    {.texts = {[KF_FACT_LINEAR] = 527, [KF_FACT_TYPES] = 3762}},
    {.texts = {[KF_FACT_LINEAR] = 3787, [KF_FACT_TYPES] = 1161}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_TYPES] = 3273, [KF_FACT_WRITES_IF] = 3800}},
    {.texts = {[KF_FACT_TYPES] = 3850}},
    {.texts = {[KF_FACT_LINEAR] = 3872, [KF_FACT_TYPES] = 3850}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_LINEAR] = 3787, [KF_FACT_TYPES] = 1161, [KF_FACT_WRITES_IF] = 3800}},
    {.writes = 2, .writes_if = {{3, 5}, {4, 5}}, .texts = {[KF_FACT_LINEAR] = 3787, [KF_FACT_TYPES] = 1161, [KF_FACT_WRITES_IF] = 3912}},
    {.texts = {[KF_FACT_TYPES] = 3976, [KF_FACT_TANGENT] = 3988}},
    {.texts = {[KF_FACT_TYPES] = 3976, [KF_FACT_TANGENT] = 4068}},
    {.texts = {[KF_FACT_TYPES] = 3976}},
    {.texts = {[KF_FACT_TYPES] = 4148}},
    {.texts = {[KF_FACT_TYPES] = 4154}},
    {.texts = {[KF_FACT_TYPES] = 4182}},
    {.texts = {[KF_FACT_TYPES] = 4187}},
    {.texts = {[KF_FACT_TYPES] = 4191}},
    {.texts = {[KF_FACT_LINEAR] = 1, [KF_FACT_TYPES] = 4203}},
    {.texts = {[KF_FACT_TYPES] = 1161, [KF_FACT_SHARE] = 1161}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 4228}},
    {.texts = {[KF_FACT_TYPES] = 4228, [KF_FACT_TANGENT] = 4248}},
    {.texts = {[KF_FACT_TYPES] = 4228}},
    {.texts = {[KF_FACT_TYPES] = 3976, [KF_FACT_TANGENT] = 4315}},
    {.texts = {[KF_FACT_TYPES] = 4423}},
    {.texts = {[KF_FACT_TYPES] = 1057}},
    {.texts = {[KF_FACT_TYPES] = 1768, [KF_FACT_TANGENT] = 4437}},
    {.texts = {[KF_FACT_TYPES] = 3976, [KF_FACT_TANGENT] = 4536}},
    {.texts = {[KF_FACT_TYPES] = 4572}},
    {.texts = {[KF_FACT_TYPES] = 4599}},
    {.texts = {[KF_FACT_TYPES] = 4615}},
    {.texts = {[KF_FACT_TYPES] = 4641}},
    {.texts = {[KF_FACT_LINEAR] = 4673}},
    {.texts = {[KF_FACT_LINEAR] = 4681}},
    {.texts = {[KF_FACT_LINEAR] = 4686}},
    {.texts = {[KF_FACT_LINEAR] = 4681, [KF_FACT_TYPES] = 4688}},
    {.texts = {[KF_FACT_LINEAR] = 4686, [KF_FACT_TYPES] = 4700}},
    {.texts = {[KF_FACT_LINEAR] = 4713, [KF_FACT_TYPES] = 284}},
    {.texts = {[KF_FACT_LINEAR] = 1161, [KF_FACT_TYPES] = 1161}},
    {.texts = {[KF_FACT_TYPES] = 4735}},
    {.texts = {[KF_FACT_TYPES] = 4766}},
    {.texts = {[KF_FACT_TYPES] = 4796}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1768}},
    {.texts = {[KF_FACT_TYPES] = 4815, [KF_FACT_TANGENT] = 4832}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 289}},
    {.texts = {[KF_FACT_TANGENT] = 4865}},
    {.texts = {[KF_FACT_TYPES] = 4955}},
    {.texts = {[KF_FACT_TYPES] = 1673}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 284, [KF_FACT_SHARE] = 284}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 4966}},
    {.texts = {[KF_FACT_TYPES] = 1057, [KF_FACT_VIEW_INVERSE] = 4971}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 284, [KF_FACT_VIEW_INVERSE] = 4966, [KF_FACT_SHARE] = 284}, .shares = 1, .results_share = true},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 4982}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 4988}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5000}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5015}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5029}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5037}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5051}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5053}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5065}},
    {.texts = {[KF_FACT_LINEAR] = 2252}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1662, [KF_FACT_VIEW_INVERSE] = 5082}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_TYPES] = 1648, [KF_FACT_VIEW_INVERSE] = 5098}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5111}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_VIEW_INVERSE] = 5117}},
    {.texts = {[KF_FACT_LINEAR] = 284, [KF_FACT_SHARE] = 284}, .shares = 1, .results_share = true},
};

const uint16_t kf__op_fact_rows[KF__OP_COUNT] = {
    0, 0, 0, 1, 1, 2, 2, 0, 0, 0, 3, 3, 4, 4, 5, 5, 6, 6, 0, 0, 0, 3, 3, 7,
    7, 7, 6, 6, 0, 0, 0, 8, 8, 6, 0, 9, 7, 7, 7, 3, 3, 0, 0, 0, 3, 3, 0, 0,
    0, 10, 10, 6, 6, 6, 6, 6, 0, 0, 3, 3, 7, 7, 7, 8, 8, 0, 0, 0, 3, 3, 0, 0,
    0, 3, 0, 0, 0, 8, 8, 6, 6, 11, 11, 0, 0, 12, 12, 7, 7, 3, 3, 13, 13, 13, 14, 14,
    14, 13, 13, 13, 14, 14, 14, 15, 15, 16, 16, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 18, 19,
    19, 19, 19, 19, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 20, 20, 20, 21, 21, 21, 22, 22, 22, 23, 23, 23, 0, 0, 0, 24, 24, 24, 0, 0, 25, 25, 25,
    25, 25, 25, 25, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 26, 18, 18, 18, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 27, 27, 27, 27, 27, 27, 28, 28, 28, 0, 0, 0, 29, 29, 29, 0,
    0, 0, 27, 27, 27, 27, 27, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 0, 0, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 14, 14,
    14, 14, 0, 0, 0, 0, 0, 0, 0, 0, 14, 14, 14, 14, 0, 0, 0, 0, 0, 0, 0, 0, 14, 14,
    14, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 32, 32, 14, 14, 14, 33, 34, 34, 34, 35, 35, 35, 6, 6, 6, 36, 36, 36,
    6, 6, 6, 37, 37, 37, 38, 38, 38, 38, 18, 39, 40, 40, 39, 41, 42, 13, 13, 13, 43, 43, 44, 44,
    44, 45, 45, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 14, 14, 14, 14, 14, 47, 47, 47, 47, 47, 47,
    47, 48, 48, 0, 0, 0, 0, 0, 0, 49, 49, 50, 50, 49, 49, 49, 49, 49, 49, 49, 51, 49, 49, 49,
    38, 38, 38, 38, 52, 52, 52, 52, 53, 53, 54, 54, 53, 54, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 55, 55, 0, 0, 56, 56, 56, 56, 55, 55, 56, 56, 56, 56, 57, 57, 56, 56, 56,
    56, 58, 58, 55, 55, 55, 55, 59, 59, 60, 61, 61, 62, 62, 63, 63, 62, 62, 64, 64, 0, 0, 0, 0,
    62, 62, 0, 0, 0, 0, 0, 0, 65, 65, 65, 65, 66, 66, 67, 67, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 68, 68, 69, 69, 38, 38, 68, 68, 68, 68, 68, 68, 70, 70, 70, 70, 68, 68, 68, 68, 68, 68,
    68, 68, 70, 70, 70, 70, 68, 68, 68, 68, 68, 68, 68, 68, 70, 70, 70, 70, 68, 68, 38, 38, 55, 55,
    55, 55, 13, 71, 72, 0, 13, 71, 72, 0, 44, 17, 73, 18, 46, 18, 74, 18, 20, 75, 21, 76, 77, 78,
    77, 78, 79, 80, 0, 0, 81, 0, 80, 0, 80, 0, 80, 0, 6, 0, 80, 0, 80, 0, 80, 0, 80, 0,
    80, 0, 80, 0, 6, 0, 6, 0, 80, 0, 80, 0, 80, 0, 80, 0, 80, 0, 38, 18, 80, 0, 6, 0,
    80, 0, 80, 0, 6, 0, 80, 0, 80, 0, 80, 0, 80, 0, 6, 0, 82, 0, 82, 0, 83, 18, 84, 18,
    13, 71, 44, 17, 46, 18, 72, 0, 14, 0, 82, 0, 72, 0, 14, 0, 82, 0, 72, 0, 14, 0, 82, 0,
    72, 0, 14, 0, 82, 0, 24, 0, 24, 0, 24, 0, 85, 20, 75, 75, 75, 21, 76, 76, 76, 77, 78, 86,
    6, 0, 87, 87, 0, 0, 0, 0, 0, 0, 38, 38, 88, 88, 88, 89, 89, 89, 6, 6, 6, 6, 6, 6,
    88, 88, 88, 6, 6, 6, 38, 38, 90, 90, 90, 90, 90, 90, 91, 91, 91, 92, 92, 92, 6, 6, 6, 93,
    93, 94, 94, 94, 38, 38, 90, 90, 90, 38, 38, 90, 90, 90, 95, 95, 96, 96, 96, 96, 96, 96, 96, 96,
    96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    97, 97, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 88, 88, 88, 88, 88, 88, 88, 88, 98, 98,
    98, 98, 98, 98, 99, 99, 38, 38, 95, 33, 95, 95, 100, 100, 100, 38, 6, 38, 38, 38, 38, 38, 38, 0,
    0, 101, 101, 6, 6, 6, 6, 38, 38, 6, 6, 102, 102, 103, 103, 104, 105, 105, 106, 106, 107, 107, 38, 38,
    108, 108, 109, 109, 110, 110, 111, 111, 112, 112, 6, 6, 113, 113, 112, 112, 6, 114, 114, 115, 115, 116, 116, 6,
    117, 117, 118, 118, 119, 119, 118, 118, 118, 118, 120, 120, 6, 6, 121, 121, 122, 122, 101, 101, 123, 123, 124, 124,
    124, 124, 125, 125, 126, 126, 127, 127, 128, 128, 81, 81, 129, 129, 130, 130, 130, 131, 131, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 132, 132, 95, 95, 132, 132, 132, 132, 6, 6, 6, 133, 133, 134, 134, 6, 6, 135, 135, 52,
    52, 79, 79, 79, 79, 79, 79, 79, 79, 81, 81, 81, 81, 81, 81, 81, 81, 136, 136, 137, 137, 0, 136, 136,
    138, 138, 6, 6, 138, 138, 6, 6, 11, 11, 6, 139, 0, 140, 0, 136, 141, 141, 142, 142, 143, 143, 38, 38,
    38, 38, 144, 144, 145, 145, 146, 146, 145, 145, 38, 6, 147, 147, 118, 118, 6, 6, 148, 148, 99, 99, 149, 0,
    150, 150, 151, 151, 151, 152, 152, 153, 153, 153, 153, 153, 153, 154, 154, 155, 155, 155, 156, 156, 52, 52, 157, 157,
    157, 158, 158, 158, 158, 52, 52, 52, 52, 49, 49, 159, 52, 52, 44, 44, 6, 6, 6, 6, 160, 160, 161, 161,
    161, 6, 6, 6, 162, 162, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 6, 163, 163, 98, 98,
    164, 165, 0, 166, 0, 167, 0, 0, 168, 169, 170, 171, 170, 171, 170, 171, 0, 0, 0, 120, 172, 172, 173, 173,
    174, 174, 175, 175, 56, 56, 176, 56, 56, 168, 168, 166, 166, 120, 0, 0, 177, 168, 168, 178, 178, 179, 180, 180,
    181, 181, 181, 181, 182, 182, 166, 166, 183, 184, 185, 185, 11, 11, 186, 186, 11, 11, 187, 6, 6, 6, 38, 38,
    38, 38, 11, 11, 38, 38, 11, 11, 38, 38, 38, 38, 38, 38, 11, 11, 38, 38, 38, 38, 11, 11, 187, 185,
    185, 11, 11, 186, 186, 11, 11, 38, 38, 38, 38, 187, 187, 187, 187, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 0, 0, 188, 188, 95, 95, 6, 6, 6, 189, 189, 55, 55, 55,
    55, 56, 56, 56, 56, 65, 65, 65, 65, 56, 56, 56, 56, 56, 56, 65, 65, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 190, 190, 190, 190, 191, 191, 55, 55, 192, 192, 193,
    193, 194, 194, 194, 194, 194, 194, 194, 194, 195, 195, 195, 195, 196, 196, 39, 39, 39, 39, 56, 56, 197, 197, 197,
    197, 6, 6, 6, 6, 118, 118, 6, 6, 6, 6, 198, 198, 198, 198, 95, 95, 95, 95, 199, 199, 199, 199, 199,
    199, 199, 199, 199, 199, 199, 199, 95, 95, 95, 95, 81, 81, 81, 81, 128, 128, 128, 128, 81, 81, 81, 81, 81,
    81, 128, 128, 128, 128, 79, 79, 81, 81, 200, 200, 81, 81, 200, 200, 81, 81, 201, 201, 195, 195, 195, 197, 197,
    197, 6, 6, 202, 202, 202, 202, 203, 203, 0, 204, 205, 205, 205, 206, 80, 6, 6, 207, 207, 208, 209, 210, 211,
    212, 212, 6, 6, 6, 6, 6, 6, 6, 6, 118, 118, 118, 118, 118, 118, 118, 0, 0, 38, 38, 213, 38, 38,
    213, 213, 38, 38, 213, 38, 38, 213, 38, 38, 213, 213, 38, 38, 213, 38, 38, 213, 213, 213, 213, 213, 213, 0,
    0, 0, 202, 202, 202, 202, 95, 214, 214, 6, 6, 202, 202, 198, 198, 6, 6, 198, 198, 6, 6, 198, 198, 198,
    198, 215, 215, 215, 215, 215, 215, 215, 215, 216, 216, 216, 216, 216, 216, 216, 216, 30, 30, 30, 30, 30, 30, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 217, 217, 217, 217, 217, 217, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 218, 218, 218, 219, 219, 219, 18, 7, 7, 7, 220, 220, 220, 221, 221, 222, 222, 219, 219,
    223, 223, 223, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 221, 221, 221,
    221, 221, 221, 221, 221, 221, 221, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 80, 80, 0, 0, 0, 0, 0, 0, 0, 0, 80, 80, 80, 80, 80, 80, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 81, 81, 81, 38, 38, 38, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 6, 6, 6, 80, 80, 80, 80, 80, 80, 80, 80, 80,
    80, 80, 80, 80, 80, 80, 80, 6, 6, 80, 80, 80, 80, 14, 14, 14, 14, 101, 101, 224, 38, 38, 225, 200,
    200, 18, 226, 224, 38, 38, 227, 38, 38, 227, 38, 38, 18, 18, 38, 38, 18, 228, 18, 229, 38, 38, 230, 38,
    38, 18, 18, 38, 38, 231, 232, 38, 38, 18, 233, 38, 38, 18, 18, 18, 18, 18, 18, 224, 18, 224, 38, 38,
    18, 224, 38, 38, 18, 38, 38, 234, 18, 38, 38, 235, 38, 38, 236, 18, 38, 38, 230, 38, 38, 18, 230, 38,
    38, 18, 223, 223, 223, 18, 18, 18, 18, 18, 18, 18, 18, 18, 229, 38, 38, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 237, 69, 69, 238, 68, 68, 69, 69, 18, 239, 38, 38, 240, 38, 38, 18, 18, 18, 100,
    223, 223, 223, 100, 100, 100, 18, 38, 38, 38, 38, 227, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 241, 223,
    223,
};

const char kf__fact_texts[] =
    "\0"
    "grad_output\0"
    "sigmoid_backward(grad_output_t, output) + grad_output * (output_t * (1 - 2 * output)).conj()\0"
    "tanh_backward(grad_output_t, output) - 2 * grad_output * (output * output_t).conj()\0"
    "self, self\0"
    "output: log_sigmoid_backward(self_t, self, buffer)\0"
    "same(grad_output, self, buffer)\0"
    "self\0"
    "same(self)\0"
    "promote(grad_output, self)\0"
    "result0: where(self > 0, grad_output_t, grad_output_t * weight + grad_output * weight_t); result1: where(self > 0, 0, self_t * grad_output + self * grad_output_t)\0"
    "promote(grad_output, self_or_result)\0"
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
    "self, value\0"
    "value\0"
    "src\0"
    "dtype or self\0"
    "dtype\0"
    "other\0"
    "promote(self, other, alpha)\0"
    "float(self, other)\0"
    "float(other, self)\0"
    "input, bias; weight, bias\0"
    "input\0"
    "grad_output, grad_output, grad_output\0"
    "input; weight\0"
    "per_sample_weights\0"
    "weight, promote(indices, offsets), promote(indices, offsets), promote(indices, offsets)\0"
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
    "complex(self)\0"
    "real(self)\0"
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
    "self, src\0"
    "self_t.scatter(dim, index, 0)\0"
    "self, source\0"
    "self_t.index_fill(dim, index, 0)\0"
    "indices\0"
    "self, values\0"
    "tensors\0"
    "repeats\0"
    "grad\0"
    "self, int32\0"
    "A, int32 if pivot else int64, int32 if pivot else int64\0"
    "A, int32 if pivot else int64\0"
    "self, int32 if pivot else int64, int32 if pivot else int64\0"
    "LU_data, LU_data, LU_data\0"
    "A, A, A\0"
    "B\0"
    "LU\0"
    "A, A, int32, int32\0"
    "A, int32 if left else int64\0"
    "A\0"
    "A, int32\0"
    "inverse: -inverse.matmul(A_t).matmul(inverse)\0"
    "A, A, int32\0"
    "A, real(A), A, int32\0"
    "A, real(A)\0"
    "self, real(self)\0"
    "A, A\0"
    "input3\0"
    "self, int32, int32\0"
    "LD\0"
    "A, real(A), A\0"
    "real(A)\0"
    "self, real(self), self\0"
    "real(A), A\0"
    "real(self), self\0"
    "complex(self), complex(self)\0"
    "self, real(promote(self, b)), int64, real(promote(self, b))\0"
    "int32 if hermitian else int64\0"
    "matrices\0"
    "promote(self, target)\0"
    "self, target; grad_output\0"
    "promote(grad_output, self, target)\0"
    "float(input1, input2, target)\0"
    "promote(input1, input2)\0"
    "weight\0"
    "grad_output; weight\0"
    "output: nll_loss(self_t, target, weight, reduction, ignore_index)\0"
    "output: nll_loss2d(self_t, target, weight, reduction, ignore_index)\0"
    "promote(self, target, weight, p, margin)\0"
    "log_probs, log_probs\0"
    "log_probs\0"
    "self; mat2\0"
    "bmm\0"
    "self, mat1; self, mat2\0"
    "baddbmm\0"
    "matmul\0"
    "self, batch1; self, batch2\0"
    "self; vec\0"
    "self, mat; self, vec\0"
    "self; tensor\0"
    "self, vec1; self, vec2\0"
    "promote(self, vec1, vec2)\0"
    "self; vec2\0"
    "promote(self, vec2)\0"
    "wide(self)\0"
    "x1\0"
    "constant_pad_nd(self_t, pad, 0)\0"
    "query, query\0"
    "grad_out, grad_out, grad_out\0"
    "query\0"
    "input, input, input\0"
    "data, data, data\0"
    "input, input\0"
    "data, data\0"
    "result * (self_t - (result * self_t).sum([dim], True))\0"
    "self_t - (result.exp() * self_t).sum([dim], True)\0"
    "input_dtype\0"
    "_softmax_backward_data(grad_output_t, output, dim, input_dtype) + output_t * (grad_output - (grad_output * output).sum([dim], True)) - output * (grad_output * output_t).sum([dim], True)\0"
    "_log_softmax_backward_data(grad_output_t, output, dim, input_dtype) - output.exp() * output_t * grad_output.sum([dim], True)\0"
    "grad_out, weight, weight\0"
    "weight, bias\0"
    "running_mean if training, running_var if training\0"
    "input, weight, weight\0"
    "input, bias, running_mean; weight, bias\0"
    "running_mean if use_input_stats, running_var if use_input_stats\0"
    "self, int64\0"
    "result0: self_t.flatten(-2).gather(-1, result1.flatten(-2)).reshape_as(result1)\0"
    "result0: self_t.flatten(-3).gather(-1, result1.flatten(-3)).reshape_as(result1)\0"
    "count\0"
    "promote(self, lower, upper)\0"
    "mean\0"
    "std\0"
    "input, bool\0"
    "float(grad_output, mask)\0"
    "dtype or wide(self)\0"
    "self_t.masked_fill(self.isnan(), 0).sum(dim, keepdim, dtype=dtype)\0"
    "values: self_t.gather(dim, indices) if keepdim else self_t.gather(dim, indices.unsqueeze(dim)).squeeze(dim)\0"
    "verdict(self)\0"
    "((self - self.logsumexp(dim, True)).exp().masked_fill(self.isinf(), 0) * self_t).sum(dim, keepdim)\0"
    "values: self_t.gather(dim, indices)\0"
    "real(promote(self, other))\0"
    "promote(x1, x2)\0"
    "promote(self, p, maxnorm)\0"
    "float(self, fweights, aweights)\0"
    "weights\0"
    "y; x\0"
    "y\0"
    "float(y, x)\0"
    "float(y, dx)\0"
    "self, prepend, append\0"
    "int32 if descending else int64\0"
    "int32 if out_int32 else int64\0"
    "self, int64, int64\0"
    "real(same(self))\0"
    "real(self_t * self.sgn().conj())\0"
    "((self_t - result * real(result.conj() * self_t)) / self.abs()).masked_fill(self == 0, 0)\0"
    "bool(self)\0"
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
    "view_as_complex\0"
    "view_as_real\0"
    "_conj\0"
    "_neg_view\0";

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
