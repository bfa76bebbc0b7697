/**
 * Motorcycles of the Spanish market (domain facts, 8): maker; model; cc; first and last year of the model; build; fuel; sets
 * of tyres, the original one first, `front + rear`.
 */
export const listedMotorcycles = `
Honda;PCX 125;125;2021;;scooter;gasolina;110/70-14 50P + 130/70-13 63P
Honda;SH125i;125;2009;;scooter;gasolina;100/80-16 50P + 120/80-16 60P
Honda;Forza 125;125;2015;;scooter;gasolina;120/70-15 56P + 140/70-14 62P
Honda;Vision 110;109;2011;;scooter;gasolina;80/90-16 43P + 90/90-14 46P
Honda;CB125R;125;2018;;naked;gasolina;110/70R17 54H + 150/60R17 66H
Honda;CB125F;125;2015;;naked;gasolina;80/100-18 47P + 90/90-18 51P
Honda;MSX125 Grom;125;2013;;mini;gasolina;120/70-12 51L + 130/70-12 56L
Yamaha;NMAX 125;125;2015;;scooter;gasolina;110/70-13 48P + 130/70-13 63P
Yamaha;XMAX 125;125;2006;;scooter;gasolina;120/70-15 56P + 140/70-14 68P
Yamaha;MT-125;125;2014;;naked;gasolina;100/80-17 52S + 140/70-17 66S
Yamaha;YZF-R125;125;2008;;sport;gasolina;100/80-17 52H + 140/70-17 66H
Kymco;Agility City 125;125;2008;;scooter;gasolina;100/80-16 50J + 120/80-14 58J
Kymco;Super Dink 125;125;2009;;scooter;gasolina;120/80-14 58P + 150/70-13 64P
SYM;Symphony 125;125;2009;;scooter;gasolina;100/80-16 50P + 120/80-16 60P
SYM;Jet 14 125;125;2017;;scooter;gasolina;100/90-14 57P + 110/80-14 59P
Piaggio;Liberty 125;125;2015;;scooter;gasolina;90/80-16 51J + 100/80-14 54J
Vespa;Primavera 125;125;2013;;scooter;gasolina;110/70-12 47P + 120/70-12 58P
Vespa;GTS 125;125;2007;;scooter;gasolina;120/70-12 51P + 130/70-12 62P
KTM;125 Duke;125;2011;;naked;gasolina;110/70R17 54H + 150/60R17 66H
Kawasaki;Ninja 125 / Z125;125;2019;;sport/naked;gasolina;100/80-17 52S + 130/70-17 62S
Suzuki;Burgman 125;125;2007;;scooter;gasolina;110/90-13 56P + 130/70-12 62P
Suzuki;Address 110;113;2015;;scooter;gasolina;80/90-14 40P + 90/90-14 46P
Peugeot;Tweet 125;125;2010;;scooter;gasolina;100/80-16 50J + 120/80-16 60J
Aprilia;RS 125 / Tuono 125;125;2018;;sport/naked;gasolina;110/70R17 54H + 140/70R17 66H
Rieju;MRT 50 / Marathon 125;50;2009;;enduro/SM;gasolina;80/90-21 48P + 110/80-18 58P
Silence;S01;;2019;;scooter EV;electrico;120/70-15 56S + 140/60-14 64S
Honda;SH350i;330;2021;;scooter;gasolina;110/70-16 52S + 130/70R16 61S
Honda;Forza 350;330;2021;;scooter;gasolina;120/70R15 56P + 140/70R14 62P
Honda;CB300R;286;2018;;naked;gasolina;110/70R17 54H + 150/60R17 66H
Yamaha;XMAX 300;292;2017;;scooter;gasolina;120/70-15 56P + 140/70-14 68P
Yamaha;MT-03 / R3;321;2015;;naked/sport;gasolina;110/70-17 54H + 140/70-17 66H
Kymco;Xciting S 400;400;2018;;scooter;gasolina;120/70-15 56P + 150/70-14 66S
SYM;Joymax Z 300;278;2018;;scooter;gasolina;120/70-14 55P + 140/60-13 63P
SYM;Maxsym 400;400;2011;;scooter;gasolina;120/70-15 56P + 160/60-14 65S
Vespa;GTS 300;278;2008;;scooter;gasolina;120/70-12 51P + 130/70-12 62P
Piaggio;Beverly 350/400;330;2012;;scooter;gasolina;110/70-16 52S + 150/70-14 66S
Piaggio;MP3 400;399;2021;;3-wheel;gasolina;110/70-13 48P + 140/70-14 68P
Kawasaki;Ninja 400 / Z400;399;2018;;sport/naked;gasolina;110/70R17 54H + 150/60R17 66H
KTM;390 Duke;373;2013;;naked;gasolina;110/70ZR17 54W + 150/60ZR17 66W
KTM;390 Adventure;373;2020;;trail;gasolina;100/90-19 57H + 130/80-17 65H
BMW;G 310 R / GS;313;2017;;naked/trail;gasolina;110/70R17 54H + 150/60R17 66H, 110/80R19 59H + 150/70R17 69H
BMW;C 400 X / GT;350;2018;;scooter;gasolina;120/70-15 56S + 150/70-14 66S
Royal Enfield;Himalayan 411;411;2018;;trail;gasolina;90/90-21 54S + 120/90-17 64S
Suzuki;Burgman 400;400;2017;;scooter;gasolina;120/70-15 56S + 150/70-13 64S
Beta;RR 390;386;2015;;enduro;gasolina;90/90-21 54R + 140/80-18 70R
KTM;250/300 EXC;293;2008;;enduro;gasolina;90/90-21 54R + 140/80-18 70R
KTM;250 SX-F;250;2011;;motocross;gasolina;80/100-21 51M + 110/90-19 62M
GasGas;TXT 280/300;300;2008;;trial;gasolina;2.75-21 45M + 4.00R18 64M
Honda;CB500F / CBR500R;471;2013;;naked/sport;gasolina;120/70ZR17 (58W) + 160/60ZR17 (69W)
Honda;CB500X / NX500;471;2019;;trail;gasolina;110/80R19 59H + 160/60R17 69H
Honda;X-ADV 750;745;2017;;adv scooter;gasolina;120/70R17 58H + 160/60R15 67H
Honda;NC750X;745;2014;;crossover;gasolina;120/70ZR17 (58W) + 160/60ZR17 (69W)
Honda;CB650R / CBR650R;649;2019;;naked/sport;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Honda;XL750 Transalp;755;2023;;trail;gasolina;90/90-21 54H + 150/70R18 70H
Yamaha;TMAX 530/560;562;2012;;scooter;gasolina;120/70R15 56H + 160/60R15 67H
Yamaha;MT-07;689;2014;;naked;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Yamaha;Ténéré 700;689;2019;;trail;gasolina;90/90-21 54V + 150/70R18 70V
Yamaha;YZF-R6;599;2006;2020;sport;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Kawasaki;Z650 / Ninja 650;649;2017;;naked/sport;gasolina;120/70ZR17 (58W) + 160/60ZR17 (69W)
Kawasaki;Versys 650;649;2007;;trail road;gasolina;120/70ZR17 (58W) + 160/60ZR17 (69W)
Suzuki;SV650;645;2016;;naked;gasolina;120/70ZR17 (58W) + 160/60ZR17 (69W)
Suzuki;V-Strom 650;645;2004;;trail;gasolina;110/80R19 59H + 150/70R17 69H
Suzuki;Burgman 650;638;2003;2020;scooter;gasolina;120/70R15 56H + 160/60R14 65H
Kymco;AK 550;550;2017;;scooter;gasolina;120/70R15 56H + 160/60R15 67H
Benelli;TRK 502 / 502 X;500;2017;;trail;gasolina;120/70ZR17 58W + 160/60ZR17 69W, 110/80-19 59H + 150/70-17 69H
BMW;C 650 Sport;647;2012;2020;scooter;gasolina;120/70R15 56H + 160/60R15 67H
Triumph;Trident 660;660;2021;;naked;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Royal Enfield;Interceptor 650;648;2018;;classic;gasolina;100/90-18 56H + 130/70-18 63H
Aprilia;Tuareg 660;659;2022;;trail;gasolina;90/90-21 54V + 150/70R18 70V
Harley-Davidson;Street 750;749;2014;2020;custom;gasolina;100/80-17 52H + 140/75R15 65H
Yamaha;MT-09;890;2013;;naked;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Yamaha;Tracer 9;890;2015;;sport touring;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Yamaha;YZF-R1;998;2009;;sport;gasolina;120/70ZR17 (58W) + 190/55ZR17 (75W)
Honda;CB1000R;998;2018;;naked;gasolina;120/70ZR17 (58W) + 190/55ZR17 (75W)
Honda;CBR1000RR;998;2008;;sport;gasolina;120/70ZR17 (58W) + 190/50ZR17 (73W)
Kawasaki;Z900;948;2017;;naked;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Kawasaki;Ninja ZX-10R;998;2011;;sport;gasolina;120/70ZR17 (58W) + 190/55ZR17 (75W)
Suzuki;GSX-S750;749;2017;;naked;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Suzuki;GSX-S1000;999;2015;;naked;gasolina;120/70ZR17 (58W) + 190/50ZR17 (73W)
KTM;790 / 890 Duke;889;2018;;naked;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
KTM;890 Adventure;889;2021;;trail;gasolina;90/90-21 54V + 150/70R18 70V
BMW;F 900 R / XR;895;2020;;naked/crossover;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
BMW;F 850 GS;853;2018;;trail;gasolina;90/90-21 54V + 150/70R17 69V
BMW;F 800 GT/R;798;2009;2020;road;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
BMW;S 1000 RR;999;2009;;sport;gasolina;120/70ZR17 (58W) + 190/55ZR17 (75W), 120/70ZR17 (58W) + 200/55ZR17 (78W)
Ducati;Monster 937;937;2021;;naked;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Ducati;Scrambler 800;803;2015;;retro;gasolina;110/80R18 58V + 180/55R17 73V
Ducati;Multistrada V2;937;2022;;crossover;gasolina;120/70ZR19 60W + 170/60ZR17 72W
Triumph;Street Triple 765;765;2017;;naked;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Triumph;Tiger 900;888;2020;;trail;gasolina;100/90-19 57V + 150/70R17 69V, 90/90-21 54V + 150/70R17 69V
Triumph;Bonneville T100;900;2017;;classic;gasolina;100/90-18 56H + 150/70R17 69H
BMW;R 1250 GS;1254;2018;;trail;gasolina;120/70R19 60V + 170/60R17 72V
BMW;R 1200 GS (air/oil);1170;2004;2012;trail;gasolina;110/80R19 59V + 150/70R17 69V
BMW;R 1250 RT;1254;2018;;touring;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
BMW;K 1600 GT;1649;2011;;touring;gasolina;120/70ZR17 (58W) + 190/55ZR17 (75W)
BMW;R 18;1802;2020;;custom;gasolina;120/70R19 60V + 180/65B16 81H
Honda;CRF1100L Africa Twin;1084;2016;;trail;gasolina;90/90-21 54H + 150/70R18 70H
Honda;NT1100;1084;2022;;touring;gasolina;120/70R17 58W + 180/55R17 73W
Honda;GL1800 Gold Wing;1833;2018;;touring;gasolina;130/70R18 63H + 200/55R16 77H
Yamaha;FJR1300;1298;2001;2022;touring;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Kawasaki;Versys 1000;1043;2012;;trail road;gasolina;120/70ZR17 (58W) + 180/55ZR17 (73W)
Kawasaki;Z1000SX / Ninja 1000;1043;2011;;sport touring;gasolina;120/70ZR17 (58W) + 190/50ZR17 (73W)
Suzuki;V-Strom 1050;1037;2020;;trail;gasolina;110/80R19 59V + 150/70R17 69V
Suzuki;Hayabusa;1340;1999;;sport;gasolina;120/70ZR17 (58W) + 190/50ZR17 (73W)
KTM;1290 Super Adventure;1301;2015;;trail;gasolina;120/70ZR19 60W + 170/60ZR17 72W
KTM;1290 Super Duke R;1301;2014;;naked;gasolina;120/70ZR17 (58W) + 190/55ZR17 (75W), 120/70ZR17 (58W) + 200/55ZR17 (78W)
Ducati;Panigale V4;1103;2018;;sport;gasolina;120/70ZR17 (58W) + 200/60ZR17 (80W)
Ducati;Multistrada V4;1158;2021;;trail;gasolina;120/70ZR19 60W + 170/60ZR17 72W
Triumph;Tiger 1200;1160;2022;;trail;gasolina;120/70R19 60V + 150/70R18 70V
Triumph;Speed Triple 1200 RS;1160;2021;;naked;gasolina;120/70ZR17 (58W) + 190/55ZR17 (75W)
Harley-Davidson;Sportster 1200;1202;2004;2021;custom;gasolina;130/90B16 73H + 150/80B16 77H, 100/90-19 57H + 150/80B16 77H
Harley-Davidson;Softail Standard/Fat Boy 114;1868;2018;;custom;gasolina;100/90B19 57H + 150/80B16 77H, 160/60R18 70V + 240/40R18 79V
Harley-Davidson;Pan America 1250;1252;2021;;trail;gasolina;120/70R19 60V + 170/60R17 72V
Moto Guzzi;V100 / Stelvio;1042;2022;;touring/trail;gasolina;120/70ZR17 (58W) + 190/55ZR17 (75W), 120/70R19 + 170/60R17
Indian;Scout;1133;2015;;custom;gasolina;130/90-16 72H + 150/80-16 71H
`;
