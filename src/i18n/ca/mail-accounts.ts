import type { AccountMailTexts } from '../es/mail-accounts.ts';

export const accountMail: AccountMailTexts = {
  codigoCorreo: {
    asunto: (codigo: string) => `${codigo} és el teu codi`,
    titulo: 'Confirma que aquest correu és teu',
    texto: 'Escriu aquest codi a la pàgina on l’has demanat:',
    plazo: (minutos: number) =>
      `Serveix durant ${minutos} minuts i una sola vegada. Ningú del nostre equip no te’l demanarà.`,
    noHeSidoYo: 'Si no l’has demanat tu, no cal que facis res: sense el codi ningú no pot fer servir el teu correu.',
  },

  claveOlvidada: {
    asunto: (sitio) => `Tria una altra contrasenya de ${sitio}`,
    titulo: 'Tria una altra contrasenya',
    texto: 'Ens han demanat una altra contrasenya per al teu compte. Tria’n una de nova amb aquest botó:',
    enlace: 'Tria una altra contrasenya',
    plazo: (minutos) =>
      `L’enllaç serveix durant ${minutos} minuts i una sola vegada. En canviar-la es tanquen totes les teves sessions.`,
    noHeSidoYo: 'Si no l’has demanada tu, no cal que facis res: la teva contrasenya continua sent la mateixa.',
  },

  datosListos: {
    asunto: (sitio) => `La còpia de les teves dades de ${sitio} és a punt`,
    titulo: 'La còpia de les teves dades és a punt',
    texto: 'Hem aplegat en un fitxer ZIP tot el que guardem de tu. Es descarrega amb aquest botó, dins del teu compte:',
    enlace: 'Descarrega les meves dades',
    plazo: (horas, veces) =>
      `L’enllaç serveix durant ${horas} hores i per a ${veces} descàrregues; després esborrem el fitxer. Desa’l on només el vegis tu: diu moltes coses de tu.`,
    noHeSidoYo: (telefono) =>
      `Si no l’has demanada tu, algú sap la teva contrasenya: canvia-la ara i truca’ns al ${telefono}. Sense entrar al teu compte ningú no pot obrir aquest enllaç.`,
  },

  datosPorPreparar: {
    asunto: (sitio) => `La còpia de les teves dades de ${sitio} la prepara una persona`,
    titulo: 'La teva còpia la prepara una persona',
    texto: 'La còpia de les teves dades no s’ha pogut fer automàticament: és massa gran, o alguna cosa ha fallat.',
    quePasa: (telefono) =>
      `No perds res: la llei ens dona un mes per lliurar-te-la i una persona la prepara. Truca’ns al ${telefono} i et direm com t’arriba.`,
  },

  correoPorProbar: {
    asunto: 'Confirma el teu correu',
    titulo: 'Confirma que aquest correu és teu',
    texto: (sitio) => `Així veuràs al teu compte de ${sitio} també el que hagis demanat o reservat sense entrar-hi.`,
    enlace: 'Confirma el meu correu',
    noHeSidoYo:
      'Si no tens compte amb nosaltres, algú ha fet servir el teu correu. No facis res: sense aquest enllaç no li serveix.',
  },

  claveCambiada: {
    asunto: 'La teva contrasenya ha canviat',
    titulo: 'La teva contrasenya ha canviat',
    texto: (email) =>
      `El compte ${email} té una contrasenya nova. Totes les altres sessions s’han tancat, i les claus d’accés que tingués ja no serveixen.`,
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'Desconegut',
    noHeSidoYo: (telefono) => `Si no has estat tu, demana una altra contrasenya ara mateix o truca’ns al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  correoCambiado: {
    asunto: 'El teu compte fa servir un altre correu',
    titulo: 'El teu compte fa servir un altre correu',
    texto: () =>
      'Des d’ara el teu compte ja no fa servir aquest correu, i totes les altres sessions s’han tancat. El correu nou està per confirmar.',
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'Desconegut',
    noHeSidoYo: (telefono) => `Si no has estat tu, truca’ns ara mateix al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  accesoNuevo: {
    asunto: 'Han entrat al teu compte des d’un altre dispositiu',
    titulo: 'Entrada des d’un dispositiu nou',
    texto: (email) => `Algú ha entrat al compte ${email} des d’un dispositiu que no coneixíem.`,
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'Desconegut',
    noHeSidoYo: (telefono) =>
      `Si has estat tu, no cal que facis res. Si no, demana una altra contrasenya ara mateix, que tanca totes les sessions, o truca’ns al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  suplantacion: {
    asunto: 'Hem obert el teu compte en nom teu',
    titulo: 'Atenció al client ha obert el teu compte',
    texto: (email) =>
      `Una persona del nostre equip ha entrat al compte ${email} per ajudar-te, durant mitja hora com a màxim. No pot veure ni canviar la teva contrasenya, les teves claus d’accés, el teu correu ni el teu document.`,
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'Desconegut',
    noHeSidoYo: (telefono) =>
      `Si ens ho has demanat tu, no cal que facis res. Si no saps de què es tracta, truca’ns al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  seguridadCambiada: {
    asunto: 'Ha canviat la manera d’entrar al teu compte',
    titulo: 'Ha canviat la manera d’entrar al teu compte',
    texto: (email) => `És el compte ${email}.`,
    que: {
      'llave-alta': 'Ara també s’hi pot entrar amb una clau d’accés nova.',
      'llave-baja': 'S’ha tret una clau d’accés. Ja no s’hi pot entrar amb aquesta clau.',
      'factor-alta': 'Per entrar-hi amb la contrasenya ara també cal el codi d’una aplicació.',
      'factor-baja':
        'S’han tret l’aplicació de codis i les claus d’accés, i totes les sessions s’han tancat. Quan tornis a entrar et demanarem que n’activis una de nova.',
    },
    cuando: 'Quan',
    dispositivo: 'Dispositiu',
    desconocido: 'Desconegut',
    noHeSidoYo: (telefono) =>
      `Si has estat tu, no cal que facis res. Si no, demana una altra contrasenya ara mateix, que tanca totes les sessions, o truca’ns al ${telefono}.`,
    otraClave: 'Demana una altra contrasenya',
  },

  cuentaCreada: {
    asunto: (sitio) => `El teu compte de ${sitio}`,
    titulo: 'Ja tens compte',
    texto: (email) =>
      `Hi entres amb ${email} i la contrasenya que has triat. La pròxima vegada no caldrà que tornis a escriure les teves dades.`,
    confirmar: 'Confirma el teu correu per veure al teu compte també el que hagis demanat o reservat sense entrar-hi:',
    confirmarEnlace: 'Confirma el meu correu',
    comprar: 'Cerca pneumàtics',
    noHeSidoYo: (telefono) => `Si no l’has creat tu, truca’ns al ${telefono} i l’esborrem.`,
  },
};
