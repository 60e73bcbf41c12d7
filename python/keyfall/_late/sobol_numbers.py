"""The numbers that Sobol sequences start from, for 512 dimensions: those of Joe and Kuo, 2008.

Dimension j has a primitive polynomial over GF(2), the j-th by degree and value, and as many odd numbers
as its degree, the k-th below 2 ** k. `DATA` has the bits of these numbers without the lowest, which is 1,
as a little-endian number."""

import base64

DIMENSIONS = 512
DATA = base64.b85decode(
    "1Er>r5;qAzs`_y-t}1SfkI0Qt>EAu`ZAX+RekCw1rdUVqA2zAigb{5>z-6fu*-`a^?Xiv|qD5+<;eqc>^Vk#{%HLr6{`&_@tC;+>>qzj"
    "mpq7UpcnY!vW-^uId;zlD<;XdDZ|)7D9t=mea@Y@%G>ZE7YN@IwtQ=j|_cee`5P@(mg4Kx6Gs{N{eY7o>96Yb((^7-q?^8;2L-yS76#C"
    "D`fRg!6D?n7W&zE#-aHmiT4H^itcYyu&f@+{Fklz^p`9VJ0`cWYDKRa%pl!s(d>)Uz=jDcp=f#(B=bSiqj3a)*BjHW$Z#bh9Gd?iWvVR"
    "%BP&_=kaJ1;vd3um1iW34}mmR8WV5`Rj_6Mx7&4e&hY#5w=~lE~its$+<EvZ=xAMdA{6-Kb3+O0kfEclwz_UNwU@nPQu>EjYerYv6yUN"
    "?1C!%_Y=J%0)==w{n)u?>{szqp|YYR?2h-c<r7$4G|)MTV)?8pHi9sN99bhX*0OsQ^^#;iD%+RyzwUWg9V@N%1+PZ6WB!r@7(u-Ru?iE"
    "IcmV_zcOb+mGa!T+D<%-htBY@m>Qa8EuO?|?VOB!W?KS~++%rYT<WOeb!)p$rczagDmimo4vph1VL2Dpl%HUy8ESG9`g;V;ez^1y5PrF"
    ")a_+$-dU!8$Btmeyf;&*G(@$@wb@1mb48eCnx%NSVGX4#<v1t9>3v@hT9q`3ipz|hVZ7;J)S)Vx5!W$`}27noXmUm}f;~1*8wpdY7`dD"
    "w}r`2z0-G(#ZZ+^(ToZk90s6;Zy<t$)NkJFbd1^JTFAEcHqYZ3%zix->a%e&!M3EtJ@|8+H`^_FAmYx1?x2te9QrD>*LbL4N=3Z~9pk@"
    "(y`dgU**VH1uR^Vz*I-opu@&Kql`?!+5|A7sn3)W}5_Vur~UnGL{)YcK3=+6W1^HJhW=4u{JHHiI8iKBC*J;IX1*#v{-{7J0yGoM%C5f"
    "X^%Uy0)_u{zbj-4~*F0=obi>F&xU!=-5ogJsZdP8qS_d$Tmti#q`&6A6u(FuH0#P-ve!CFAHO6`-{+!1!~<rsE%@{mzB>9gvPq7AApsF"
    "+Yq?Y%DXJFNfG-?HZo~{%C7<OYG@aW*|Aj(M~eva5NjFMZ2*$Y?PNtK{Ws1H#8lh?Cs%LdZ)(3k31#E~9?SYT<SLK-29EXrhG4-E-=U0"
    "4B$a&MRFoicKY7>4EX9Fi{n^wqH;ma6XG*i+ix^fHR7M_k>4*ggrr2m$R0lUTZ(UI=y;nCV`2*C%i&CvpdI`w}6j5RaT5|$UaiJVyy7*"
    "~bJ7FpAEHBe%uQ&E)QIRi`)XIEUDm4bEA33{V=t%)#yu92EG`^si1#6Na-)RoD*k+K87iFqoD)^XgO&$Y`e=OBwydzt61C2C7grXq#V|"
    "$g1>sMnKb~mM)@Rh%^kVKu3w@Jrg8S8#OY$DmaHH;=)KCgajRQvAhN2>vu;4h2GzK0_g`jzj;d6?5D_A!$!RsQDUliK*V&<d_7N_Fhhu"
    "eM6EKvu=J3&ED^ibNv;&dl_iX2(!Ow_W})=|B1>X7ttb{pYb)+*B#uEXH%+Ev6P_W#j==$Y23bP(W%SCJj>QmG?_+L`~8swlR<_0mCTm"
    "ttaoa<6QASnt(`AFJ$Du5`nzPhU_|EitF@e-E8u3`49JUlyxu$rqZ*9bpPkZQ-w@&A<jcPW>+Su5{@t)CR3fBKOtheRIID(p$wW3=Jk3"
    "p(UxWf11Dy1E*zONp@sFb;78P}SKoj69_)1DD7ZgVo~Nr27zZDV;ZKbzqBRbh9uXRZ5U%kj?KnihKl??_Jo0`M%gK3AUhiho@}u4vbfx"
    "lx6JdtIqP~=8G2Qy3w48Y+0(RM|H$AgpoffECzABv!G?X7yUg>Q`6G90usmvSDy$KP@pU_gZ7lbfqa}filO5aB(6q-XS1Ob7d>IUpP7)"
    "5in1WE=DK_<ScZ05dF<=#DPE1P}WAh+e=qK?>ss)G*UuLu&2Au2@y&g38giMBShSz4|w$LpI4?Q33v+ka&<_Zp*Ya;B+gDk4M0kyj|3{"
    "f$v;J>CF*Bob9k*EhAgNeu1iN3dbd((nez*2UeY#*+mtLb;yp`_(`<@Ylx&_|T#H1v80;u=_cOcgOD!ayhB<DKxT^ZU|3^8IF${ew}Km"
    "xx;Fw?w&2$Pr3TQ5ez1S-RDbKFfDlIGgWY0^ANt$RoB_z=Wc6iv*eX0TCg!k-mtOtQbI1*%`m4iCgb5U%iuGzW)2v#*csYVkm$Kd&Y)4"
    "r%Nj9zJ0`I3+A*B#PqOmMobgG9eC0yNW}11oW^<|6iMh9MJX&`X-p|)o@9ZLC`xc!*ICuF7;sdT)h$-`rA&pr_Jo5P!Ddm77bxg_dsR!"
    "7opS2e*@2Vt(OkXyIQ$gj4ZiVHZG1F8UT@|cxITPjyysvw-5|!q;eGDHycFIMBl$|J7I5cHAFFFr(yi7OGgSd0m7bX|F*caA8Zf{r>a2"
    "+jAvm?(bcJ?}z7z%wSKU~F2`v*LQ!06}dY>T!tyTxtZu23TAc^~zp)&`?qyV4sgO=66gcu7nINLJ_n6fq+^*T4RB4G#EPd4~88Bjn_8P"
    "XlRkU`gSoE#}{zg=YC|T6Oh%nZHPh(KSyV0#nd$F}FS;CN?!J3GIYh8%c}~c$9dcF<1Om*R?s`%L=MQLG(i5`vd7Ib_Utm&k2AX!A+1~"
    "CdOIzkQGFQMdbzfyg=1}yU4G&WYnVnAcK4lSC#HXNSZ4107Xfc;!~d;+6$5PXF>?Vf;RD22T3baKlakrpHq980OK3$T0Ab1B!)u;aIf`"
    "aDv2fjfdfRYFfH|`YcXh!ncPIZ@_KOJyr-HOW%~BIcWXCI>c_tObzxlJ9H@|)v-o&j6Ln~A=QQ!w)vcvcNvUAv#BXWRP@=ITa38tL%1|"
    "f@-2B!s?F~~tMoyB2Js_`xy=Q6E(A4shiHUZSQofA+i>x2{H1#20le^Vs4i88a`l3Xih>=`E+X2X5s7tv;E%{)z$hwwi2IMspwu+TTsq"
    "|h*lLld7!1jl^#WUKTMOL@Afs3Kh2OH@}yi5pvg>8=+<37}v3~0**Ni@xpB+2;{wJ1nPzQA|9wn{Y7u~CVip#!t+YaX9L0%Le%>91AeJ"
    "}}rBc}l*`qRzK3Qad$DV-nw1pG(;J0DhskYSoNjeW~Ax`LdY`KJqAKc3UH;;)#0;Yg5`6{$W!n_GBmiqN3mSp(FBVXZW1VCNQTqwQ-ty"
    "{ZJl>`HSw*Zl1<Rl-8OZofa|Ky@YaIYpwL&H=PObB%c2A3^9x@QmugNlPtyDnC!FAI9nmodiSK0=T&nu)OdECNESRD7l0PLv6yOi<|x#"
    "Q%IG=vZq#3ZSBTWx<Dt?$S{VhJ{_4eT_2&h$mo;oxU2V<g_MFC{^RFenS!bhJbbWZ9p*iI{a*c!dAgA8z<&DLKWDPCb_gAe?Xx@%)!mI"
    "oz;aM5nlE3)%`ho4{PqwT9gD&vK9UHRm8kIL9J}#AO-LPc3@h|Gyo!l8~SLMY}yv*@4qCXh7YgrMb7nH-4GUv_u=iFzVtY_j5J?@r=uG"
    "G5ylJjuZ=e&REGU{SHWjbd6Objc2l<AaA^RoVb<honxEx~EIbm)<nJb0Ilo}h&j%yGp(F$@hcuc7_Z3F!6WT@B%#4TXUz-jT`<*-6h9;"
    "t=L?r6u(*f){Kye}RFIooBX6kv*7o$^^B!Vr;y{Z`X9{Un&yLuo{NPh37!s5}>Et1s#dTwKkk0703xd=bM4_JTl2jKTyhOP{{GXRuHa3"
    "4!H%}04fHS44Z;#Y0*T0M~NX_@qEtF(}h%2O{3H3iUlg8D>4fK)tg&j-S3XF_lcvYHEgCFo=TfO&}w<Ls0+*%&7S<o{k8~*c!CN&bd$W"
    "UP{>qhVscbs0>r1(oJHeC2m!-0U?fxc7Kl(OYTb(y2Zbj!NiDV|*Tnt6^%`qof_YRd+-^IdT5FIPH5fW>Bd`SUJnoh)bcY{6Vh%BLP}8"
    "(5*4OEGr0SSxL3ZH0{IqOAcuS|L;u#*I{c16qR67LKG=BcM`Mc@X!@SpsClqK$Vmhk=%UU7_R+E*-Ju!Q~gFjXS6-RprgeOuC-Ft^bG7"
    "uHA{R^*v!ys6cG1D-}n-!f)*NUsEQG}gSVv0JLV3EW|o=<%ucGr*m)D3EV9ZA5H-S;Q);Lh_f=+dKQp1$^Vc>gYCLK><{#85|@tAtyv*"
    "8U6QDWa?&NR{mld1VV;MGB+IQF7S)f4jtAjS^mSR!{~d3GsY!hCW_LG>0h2;MeaQNZDU?QKZs~GURbjOr>VaGIwb@R>K(I!ER`c-ZM^)"
    "tC_x|W<7=s%4cydG{gykivUsF;d``)G;ow<c67`6B(g8K$qtoR1eh#vV4W>R9SH#")
