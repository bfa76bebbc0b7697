/**
 * The last letters given in each month from September 2000 on, a year a line. In capitals where a register or the press
 * says so; in small letters where they are interpolated or recalled, and from August 2025 extrapolated
 * (domain facts, 3.2).
 */
export const lastLetters: readonly string[] = `
  bbj bcf bcy BDR
  BFJ bgf bhg bjc bkb blc bmf bmw bnl bpg brb BRT
  BSL btf btz bvw bwt bxp byp bzf bzv cbp cch CDC
  CDV cfm cgj chf cjc ckb cld clv cmm cnk cpf CRC
  CRV css ctt cvr cwr cxt cyy czp dbk dch ddg DFF
  DFZ dgx dhz dkb dld dmj dnl dpc dpy dry dsz DVB
  DVW dww dyc dzc fbg fck fdm ffd ffz fgz fjb FKC
  FKY fly fnd fpd frg fsk ftl fvb fvx fwx fxx FYY
  FZR gbj gcd gcw gdr gfk ggf ggp ghf ghx gjn GKH
  GKS glg glx gmk gmz gnr gpg gpn gpz grn gsc GSR
  GTC gtr gvh gvw gwl gxc gxs gyb gym gzb gzp hbf
  HBP hcb hcr hdc hdp hfd hfr hfy hgj hgv hhg HHT
  HJC hjm hjy hkj hkt hlf hlr hlx hmf hmp hmz HNK
  HNT hpd hpr hrb hrm hry hsk hsr hsy htj htv HVF
  HVN hwb hwr hxc hxr hyf hyt hzb hzl hzy jbl JBY
  JCK jcz jds jfh jfy jgr jhh jhr jjf jjv jkj JKZ
  JLN jmf jnb jns jpl jrf jry jsj jsy jtp jvh JVZ
  JWN jxg jyd jyw jzr kbm kch kct kdj kfb kfv KGN
  KHG khz kjy kks kln kmk kng kns kpj krd krx KSS
  KTJ kvc kwb kwv kxr kym kzj kzv lbk lcd lcx LDR
  LFH lfv lgl lgz lhn ljd ljt lkb lkm lkz lln LMC
  LML lmz lns lpg lpx lrn lsd lsm lsy ltn lvc lvs
  LWD lwr lxg lxt lyh LYX lzp LZY mbl mbz mcn MDD
  MDR mfg mfz mgr mhj mjb mjt mkc mkr mlg mlx MMN
  MNC MNT MPL MRD MRX MSS MTK MTW MVL MWD MWY MXP
  MYF MYW MZS NBL NCJ NDG NFC nfn ngg ngz nhv njp
  nkg nlb nlz nmt nnr npm nrk nrw nsm nth nvb`
  .trim()
  .split(/\s+/);

/** The month of the first of them. */
export const firstMonth = { year: 2000, month: 9 } as const;
