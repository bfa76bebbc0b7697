import type { LegalTexts } from '../es/legal.ts';

export const legal: LegalTexts = {
  privacy: {
    titulo: 'Política de privacitat',
    entrada: 'Quines dades guardem, per a què, quant de temps i com les recuperes o les esborres.',
    apartados: [
      {
        titulo: 'Qui en respon',
        parrafos: [
          'El responsable és l’empresa titular de la botiga, les dades de la qual són a l’avís legal. Pots escriure o trucar per exercir qualsevol dret.',
        ],
      },
      {
        titulo: 'Què guardem i per què',
        parrafos: [
          'Per fer una comanda o una cita: nom, cognoms, correu, telèfon i matrícula. La base és el contracte amb tu.',
          'Per cobrar i facturar: les dades de facturació i la referència del pagament. El número de la targeta l’escrius a la pàgina del banc i mai no arriba aquí. La base és el contracte i la llei fiscal.',
          'Per desar-te una cerca: correu, codi postal i, si vols, telèfon. La base és que ens ho demanes.',
          'Per avisar-te quan un producte exhaurit torni: el teu correu i quin producte és. La base és que ens ho demanes, i l’esborres amb un enllaç del mateix avís.',
          'Per avisar-te quan s’alliberi una hora: el teu correu, el teu telèfon si vols, i quin taller, servei i dies esperes. La base és que ens ho demanes, i ho esborres amb un enllaç del mateix avís.',
          'La matrícula, el codi postal i el taller que dius mentre mires la botiga els recorda el teu navegador, no nosaltres. Els veus i els esborres a la capçalera de cada pàgina.',
          'Per enviar-te ofertes: només si marques la casella. Pots retirar el permís quan vulguis.',
        ],
      },
      {
        titulo: 'Quant de temps',
        parrafos: [
          'Un compte dura fins que l’esborres, a les teves preferències. Les factures i les comandes es guarden sis anys perquè ho exigeix la llei, bloquejades i sense cap altre ús. Una petició d’avís s’esborra 30 dies després d’avisar-te, i al cap d’un any si el producte no torna. Una espera d’hora s’esborra quan la deixes, quan tens l’hora o quan passen els dies que esperaves. Una cita sense comanda perd el teu nom al cap de tres anys i mig, i un correu que et vam enviar, al cap d’un any. Una cistella sense comanda no diu qui ets i s’esborra al cap de 180 dies.',
        ],
      },
      {
        titulo: 'El que comptem nosaltres',
        parrafos: [
          'Cada dia comptem quantes vegades s’arriba a cada pas d’una compra, una cita o un assistent, i quines cerques no troben res. Són números sense nom: no guardem de qui són, ni la seva adreça IP, ni el seu navegador, i no hi deixem res. El que es cerca i pugui ser una matrícula, un correu, un telèfon o un document no es compta. S’esborra al cap de 13 mesos.',
        ],
      },
      {
        id: 'con-quien',
        titulo: 'Amb qui les compartim',
        parrafos: [
          'Amb el taller que has triat, amb el banc que cobra i amb l’administració tributària. Amb ningú més, i no surten de l’Espai Econòmic Europeu ni d’Andorra.',
        ],
      },
      {
        titulo: 'Els teus drets',
        parrafos: [
          'Pots veure, corregir, endur-te, limitar o esborrar les teves dades, i oposar-te al seu ús. Responem en un mes. Si no quedes conforme, pots reclamar a l’Agencia Española de Protección de Datos o a l’Agència Andorrana de Protecció de Dades.',
        ],
      },
    ],
  },
  legal: {
    titulo: 'Avís legal',
    entrada: 'Qui hi ha darrere d’aquest web.',
    apartados: [
      {
        titulo: 'Titular',
        parrafos: [
          'Aquesta instal·lació és una demostració: la cadena de tallers, les adreces i els telèfons són inventats i cap comanda no obliga ningú. Qui la posi en marxa hi escriu la raó social, el NIF, el domicili, el correu i les dades registrals.',
        ],
      },
      {
        titulo: 'Preus i existències',
        parrafos: [
          'Els preus inclouen impostos i ecotaxa, i els de les llistes també el muntatge. Es comproven una altra vegada en confirmar; si n’ha canviat algun, t’ho diem abans de cobrar.',
        ],
      },
      {
        titulo: 'Ordre dels resultats',
        parrafos: [
          'L’ordre recomanat té en compte les vendes, el preu, el termini i l’etiqueta europea. Cap marca no paga per sortir abans.',
        ],
      },
      {
        titulo: 'Accessibilitat',
        parrafos: [
          'Aquest web està fet per complir les pautes WCAG 2.2, nivell AA. Si alguna cosa no et funciona, truca’ns i la fem amb tu per telèfon mentre ho arreglem.',
        ],
      },
      {
        titulo: 'Fonts',
        parrafos: ['Coordenades de codis postals: GeoNames (geonames.org), llicència CC BY 4.0.'],
      },
    ],
  },
  cookies: {
    titulo: 'Galetes',
    apartados: [
      {
        titulo: 'Què guarda el teu navegador',
        parrafos: [
          'La teva cistella (cestaData) i la teva sessió (userInfo), perquè no les perdis en tancar la finestra; i el que escrius a les dades de compra (datosCompra) o el que t’ha respost un assistent (vistoAntes), només fins que tanques la pestanya. Són imprescindibles per comprar i no surten del teu navegador més que per fer el que demanes.',
          'El número de la teva cistella, en una galeta tècnica (rodera_basket) durant 30 dies des de l’últim canvi: només la reben les pàgines de la cistella, que així ja arriben escrites. Serveix per llegir-la i és imprescindible, de manera que no demana consentiment.',
          'La matrícula, el codi postal i el taller que has dit (recordado), el que sabem d’aquest vehicle (miCoche) i el teu taller preferit (tallerFavorito), per no preguntar-t’ho dues vegades. Són a la capçalera de cada pàgina i allà els canvies o els esborres. Només els desa aquest navegador.',
          'Els pneumàtics que marques per comparar-los (comparar), només fins que tanques la pestanya.',
          'Quan inicies la sessió, una galeta tècnica (rodera_device) amb un valor a l’atzar, durant 90 dies: reconeix aquest navegador, perquè ningú que provi contrasenyes des d’un altre lloc t’impedeixi entrar des d’aquí. No serveix per a res més.',
          'Mentre tinguis la sessió iniciada, una galeta tècnica (rodera_session) amb un valor a l’atzar, fins a 30 dies després de l’última vegada que la facis servir: així les pàgines amb les teves dades ja arriben escrites. Només serveix per llegir; s’esborra en tancar la sessió i és imprescindible, de manera que no demana consentiment.',
          'Quan tries una hora, una galeta tècnica (rodera_visitor) amb un valor a l’atzar, durant 90 dies: així sabem que l’hora que et guardàvem abans era teva i la deixem lliure. No diu qui ets, no serveix per seguir-te i és imprescindible per repartir les hores.',
        ],
      },
    ],
  },
  terms: {
    titulo: 'Termes de contractació',
    entrada: 'Les condicions amb què compres pneumàtics i en reserves el muntatge.',
    apartados: [
      {
        titulo: 'La comanda',
        parrafos: [
          'Tries els productes, els serveis, el taller i l’hora, revises el resum i confirmes amb el botó que diu que hi ha obligació de pagament. Reps la confirmació per correu a l’instant, amb el detall del que has comprat.',
          'L’hora triada es guarda 15 minuts mentre acabes, i es renova mentre continues comprant fins a 45 minuts com a màxim.',
        ],
      },
      {
        titulo: 'El pagament',
        parrafos: [
          'Pots pagar una reserva, el total o al taller, amb targeta o Bizum. La reserva és un pagament a compte i es descompta del total. Si el pagament arriba quan l’hora ja no és lliure i no te’n podem donar una altra, t’ho tornem tot.',
        ],
      },
      {
        titulo: 'Desistiment',
        parrafos: [
          'Tens 14 dies naturals des que reps els pneumàtics per canviar d’idea sense donar explicacions, i et tornem els diners en uns altres 14 pel mateix mitjà. Si ja són muntats, respons del que hagin perdut de valor per fer-los servir. El muntatge fet amb el teu permís no es torna, ni l’oli que ja és al motor.',
          'El que no és muntat es torna des de la pàgina de la teva comanda: n’hi ha l’enllaç al correu de confirmació. Per al que ja és muntat, o si t’ho estimes més, n’hi ha prou amb una trucada o un correu amb el número de comanda.',
        ],
      },
      {
        titulo: 'Garantia',
        parrafos: [
          'Els pneumàtics tenen tres anys de garantia legal, a més de la del fabricant. La feina del taller té tres mesos o 2.000 quilòmetres de garantia.',
        ],
      },
      {
        titulo: 'Si no podem complir',
        parrafos: [
          'Si un pneumàtic no arriba a temps t’avisem abans que surtis de casa i tries una altra hora o la devolució. El termini màxim de lliurament és de 30 dies.',
        ],
      },
      {
        titulo: 'Reclamacions',
        parrafos: [
          'Hi ha fulls de reclamació a tots els tallers. També pots anar als serveis de consum de la teva comunitat o del Govern d’Andorra.',
        ],
      },
    ],
  },
  medicion: {
    nadie: {
      entrada: 'Aquest web no fa servir galetes de seguiment.',
      cookies: {
        titulo: 'Què no guarda',
        parrafos: [
          'No hi ha galetes de publicitat ni d’analítica, ni pròpies ni d’altres, i no s’envia a ningú el que mires o compres. Si algun dia n’hi hagués, et demanaríem permís abans, amb «rebutja» tan a mà com «accepta».',
        ],
      },
    },
    entrada:
      'Sense el teu permís, aquest web no fa servir galetes de seguiment ni envia a ningú el que mires o compres.',
    permiso: {
      titulo: 'Què es mesura amb el teu permís',
      parrafos: [
        'Quines pàgines es veuen (la seva adreça, sense el que hi hagis escrit), quins productes es miren, entren a la cistella o es compren, amb el seu preu, i amb quins passos s’arriba a una comanda. Mai el teu nom, correu, telèfon, adreça ni matrícula. D’una compra se n’envia l’import amb un número a l’atzar, no el de la comanda.',
        'Res d’això no es carrega ni s’envia abans que ho acceptis. La teva resposta (consentimiento) es guarda al teu navegador amb la data i el text a què vas respondre, i val 24 mesos; si canvia el text o qui rep les dades, t’ho tornem a preguntar. Mentre hi ha permís, el teu navegador guarda també els números de les comandes ja comptades (comprasMedidas), per no comptar-les dues vegades.',
      ],
    },
    gestor:
      'Ho rep Google Ireland Limited, per mitjà de Google Tag Manager, que es carrega de googletagmanager.com. Google pot tractar les dades als Estats Units, sota el Marc de Privacitat de Dades entre la Unió Europea i aquell país. Com en qualsevol connexió, veu des de quina adreça IP se’l crida.',
    cookiesDelGestor:
      'Amb el permís de mesurament, Google guarda al teu navegador les galetes _ga i les que comencen per _ga_, fins a dos anys, per reconèixer que una visita és del mateix navegador.',
    cookiesDePublicidad:
      'Amb el permís de publicitat, que es demana a part, guarda a més les que comencen per _gcl_, uns 90 dies, per saber si un anunci va portar a una compra, i pot ensenyar-te anuncis del que has vist.',
    destino: (host) =>
      `Ho rep ${host}, on el titular de la botiga ho compta. No guarda cap galeta ni res més al teu navegador, i no rep de quina pàgina vens. Com en qualsevol connexió, veu des de quina adreça IP se’l crida.`,
    cambiar: 'Canvia la teva tria',
    sinJavaScript: 'Per triar cal JavaScript. Sense ell no es carrega ni s’envia res.',
    conQuien: {
      gestor:
        'A part, i només si ho acceptes, Google Ireland Limited rep quines pàgines i productes es veuen i què es compra, sense les teves dades; ho pot tractar als Estats Units. La pàgina de galetes ho explica i allà es canvia.',
      destino: (host) =>
        `A part, i només si ho acceptes, ${host} rep quines pàgines i productes es veuen i què es compra, sense les teves dades. La pàgina de galetes ho explica i allà es canvia.`,
    },
  },
};
