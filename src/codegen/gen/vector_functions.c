/* Made by tools/opgen/emit_vector.py. Do not edit. */
/* build: size */
#include "codegen/c_source.h"

const char *const kf__c_vector_functions[] = {
    "F f32 vf_abs(f32 x){return __builtin_fabsf(x);}\n"
    "F u32 vf_bits(f32 x){return bits(x);}\n"
    "F f32 vf_of_bits(u32 x){return real(x);}\n"
    "F f32 vf_fma(f32 a,f32 b,f32 c){\n"
    "#if KF_FMA\n"
    "return __builtin_fmaf(a,b,c);\n"
    "#else\n"
    "return a*b+c;\n"
    "#endif\n"
    "}\n"
    "F f32 vf_with_sign(f32 x,f32 sign){return vf_of_bits(vf_bits(x)|(vf_bits(sign)&0x80000000u));}\n"
    "F f32 vf_pick(int condition,f32 yes,f32 no){u32 mask=condition?~(u32)0:0;return vf_of_bits((vf_bits(yes)&mask)|(vf_bits(no)&~mask));}\n"
    "typedef struct vf_power{f32 r;u32 shifted;}vf_power_t;\n"
    "F vf_power_t vf_power_of_e(f32 x){f32 z=vf_fma(x,0x1.715476p+0f,0x1.8p23f);f32 n=z-0x1.8p23f;f32 r=vf_fma(n,-0x1.62e4p-1f,x);vf_power_t power={vf_fma(n,-0x1.7f7d1cp-20f,r),vf_bits(z)<<23};return power;}\n"
    "F f32 vf_expm1_small(f32 r){f32 r2=r*r;f32 low=vf_fma(r,0x1.5554bp-3f,0x1.fffffep-2f);f32 high=vf_fma(r,0x1.1227cap-7f,0x1.555718p-5f);high=vf_fma(r2,0x1.6b71c2p-10f,high);return vf_fma(r2,vf_fma(r2,high,low),r);}\n"
    "F f32 vf_scale(f32 p,u32 shifted,f32 x){u32 half_sign=(vf_bits(x)>>1)&0x40000000u;f32 s=vf_of_bits(shifted+0x1f800000u+half_sign);return vf_fma(p,s,s)*vf_of_bits(0x5f800000u^half_sign);}\n"
    "F f32 vf_clamp(f32 x,f32 low,f32 high){x=(high<x?high:x);return (low>x?low:x);}\n"
    "F f32 vf_exp(f32 x){vf_power_t power=vf_power_of_e(vf_clamp(x,-104.0f,89.0f));return vf_scale(vf_expm1_small(power.r),power.shifted,x);}\n"
    "F f32 vf_exp_minus_up(f32 x){vf_power_t power=vf_power_of_e(-x);f32 s=vf_of_bits(power.shifted+0x5f800000u);return vf_pick(x>110.0f,0.0f,vf_fma(vf_expm1_small(power.r),s,s));}\n",

    "F f32 vf_exp_minus(f32 x){return vf_exp_minus_up(x)*0x1p-64f;}\n"
    "F f32 vf_exp2(f32 x){f32 c=vf_clamp(x,-151.0f,129.0f);f32 z=c+0x1.8p23f;f32 f=c-(z-0x1.8p23f);f32 f2=f*f;f32 low=vf_fma(f,0x1.ebfbd8p-3f,0x1.62e43p-1f);f32 middle=vf_fma(f,0x1.3b309p-7f,0x1.c6af72p-5f);f32 high=vf_fma(f,0x1.3fb5f2p-13f,0x1.5f0e12p-10f);f32 p=f*vf_fma(f2,vf_fma(f2,high,middle),low);return vf_scale(p,vf_bits(z)<<23,x);}\n"
    "F f32 vf_expm1(f32 x){vf_power_t power=vf_power_of_e(vf_clamp(x,-20.0f,89.0f));f32 half=vf_of_bits(power.shifted+0x3f000000u);f32 y=2.0f*vf_fma(vf_expm1_small(power.r),half,half-0.5f);return vf_pick(vf_abs(x)<0x1p-25f,x,y);}\n"
    "typedef struct vf_split{f32 f;f32 n;}vf_split_t;\n"
    "F vf_split_t vf_split(f32 x){int subnormal=x<0x1p-126f;u32 bits=vf_bits(vf_pick(subnormal,x*0x1p23f,x))-0x3f3504f3u;f32 n=(f32)((i32)bits>>23);vf_split_t split={vf_of_bits((bits&0x7fffffu)+0x3f3504f3u)-1.0f,vf_pick(subnormal,n-23.0f,n)};return split;}\n"
    "F f32 vf_log_tail(f32 f){f32 f2=f*f;f32 a=vf_fma(f,0x1.555554p-2f,-0.5f);f32 b=vf_fma(f,0x1.999f42p-3f,-0x1.0000ccp-2f);f32 c=vf_fma(f,0x1.231308p-3f,-0x1.54d14p-3f);f32 d=vf_fma(f,0x1.02d7a4p-3f,-0x1.0a1966p-3f);d=vf_fma(f2,-0x1.45561ep-4f,d);return vf_fma(f2,vf_fma(f2,vf_fma(f2,d,c),b),a);}\n"
    "F f32 vf_log_of(f32 f,f32 n){f32 tail=vf_fma(f*f,vf_log_tail(f),n*0x1.7f7d1cp-20f);return vf_fma(n,0x1.62e4p-1f,f+tail);}\n"
    "F f32 vf_log_special(f32 x,f32 y){y=vf_pick(x>0.0f,y,vf_pick(x==0.0f,-__builtin_inff(),__builtin_nanf(\"\")));return vf_pick(x<__builtin_inff(),y,x);}\n"
    "F f32 vf_log(f32 x){vf_split_t split=vf_split(x);return vf_log_special(x,vf_log_of(split.f,split.n));}\n"
    "F f32 vf_log2(f32 x){vf_split_t split=vf_split(x);f32 f=split.f;f32 tail=(f*f)*vf_log_tail(f);f32 low=vf_fma(tail,0x1.715476p+0f,f*0x1.c551dap-2f);return vf_log_special(x,split.n+(f+low));}\n"
    "F f32 vf_log1p_of(f32 x,f32 more){int large=x>0x1p60f;f32 y=vf_pick(large,x*0x1p-64f,x);f32 one=vf_pick(large,0.0f,1.0f);u32 bits=vf_bits(y+one)-0x3f3504f3u;f32 scale=vf_of_bits(0x3f800000u-(bits&0xff800000u));f32 n=(f32)((i32)bits>>23)+more;return vf_log_of(vf_fma(y,scale,vf_fma(one,scale,-1.0f)),vf_pick(large,n+64.0f,n));}\n"
    "F f32 vf_log1p_special(f32 x,f32 y){y=vf_pick(x>-1.0f,y,vf_pick(x==-1.0f,-__builtin_inff(),__builtin_nanf(\"\")));y=vf_pick(x<__builtin_inff(),y,x);return vf_pick(vf_abs(x)<0x1p-25f,x,y);}\n"
    "F f32 vf_log1p(f32 x){return vf_log1p_special(x,vf_log1p_of(x,0.0f));}\n"
    "F f32 vf_tanh_over(f32 x){f32 t=vf_abs(x);vf_power_t power=vf_power_of_e(vf_pick(t>9.5f,19.0f,t+t));f32 s=vf_of_bits(power.shifted+0x3f800000u);return vf_with_sign(vf_fma(vf_expm1_small(power.r),s,s-1.0f),x);}\n"
    "F f32 vf_tanh(f32 x){f32 over=vf_tanh_over(x);return over/(vf_abs(over)+2.0f);}\n"
    "F f32 vf_times_sigmoid(f32 y,f32 x){f32 up=vf_exp_minus_up(vf_abs(x));return vf_pick(x<0.0f,y*up*0x1p-64f,y)/(1.0f+up*0x1p-64f);}\n"
    "F f32 vf_sigmoid(f32 x){f32 e=vf_exp_minus(vf_abs(x));return vf_pick(x<0.0f,e,1.0f)/(1.0f+e);}\n"
    "F f32 vf_silu(f32 x){return vf_times_sigmoid(x,x);}\n"
    "F f32 vf_erf(f32 x){f32 a=vf_abs(x);f32 t=(4.0f<a?4.0f:a);f32 t2=t*t;f32 p=vf_fma(t,0x1.f2a812p-14f,-0x1.4e35b4p-11f);p=vf_fma(t2,vf_fma(t2,-0x1.3b1e1p-17f,p),vf_fma(t,0x1.b74eb4p-10f,-0x1.63bcdp-13f));p=vf_fma(t2,p,vf_fma(t,-0x1.39b794p-6f,0x1.a4f8c2p-4f));p=vf_fma(t2,p,vf_fma(t,0x1.45f3p-1f,0x1.06eba8p-3f));vf_power_t power=vf_power_of_e(-vf_fma(t,p,t));f32 s=vf_of_bits(power.shifted+0x3f800000u);f32 y=vf_fma(vf_expm1_small(power.r),s,s-1.0f);return vf_with_sign(vf_abs(y),x);}\n",

    NULL};
