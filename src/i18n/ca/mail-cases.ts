import type { CaseMailTexts } from '../es/mail-cases.ts';

export const caseMail: CaseMailTexts = {
  pieCaso: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè algú ens va escriure amb aquesta adreça. Si no vas ser tu, no cal que facis res.`,

  pieCanal: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè llegeixes el canal ètic de la cadena.`,
  canal: {
    asunto: 'Hi ha una novetat al canal ètic',
    titulo: 'Hi ha una novetat al canal ètic',
    texto:
      'Entra a la consola amb el teu compte i obre-la a «Canal ètic». Aquí no es diu res del seu contingut. Recorda que hi ha set dies per acusar-ne recepció.',
  },

  caso: {
    numero: 'Número de la teva consulta',
    motivo: 'Motiu',
    motivos: {
      pedidos: 'Comandes per internet',
      atencion: 'Atenció al client',
      presupuesto: 'Pressupost',
      cita: 'Cita al taller',
      profesional: 'Accés per a professionals',
      llamada: 'Trucada',
    },
    otraVez: (telefono) =>
      `Si vols afegir-hi res, escriu-nos un altre cop o truca gratis al ${telefono}, i digues aquest número: així sabrem de què parles.`,
    escribir: 'Escriu-nos un altre cop',
    recibido: {
      asunto: (numero) => `Hem rebut el teu missatge: ${numero}`,
      titulo: 'Hem rebut el teu missatge',
      texto: (dia) => `El llegeix una persona i et contesta per correu. Com a molt tard, el ${dia}.`,
    },
    contestado: {
      asunto: (numero) => `Resposta a la teva consulta ${numero}`,
      titulo: 'Et contestem',
    },
    cerrado: {
      asunto: (numero) => `La teva consulta ${numero} està tancada`,
      titulo: 'Hem tancat la teva consulta',
      texto: 'La donem per resolta sense resposta per escrit, normalment perquè ja hem parlat amb tu.',
    },
  },
};
