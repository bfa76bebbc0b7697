import type { NewsletterMailTexts } from '../es/mail-newsletter.ts';

export const newsletterMail: NewsletterMailTexts = {
  pieBoletin: (sitio, telefono) =>
    `${sitio} · Telèfon ${telefono}. Reps aquest correu perquè algú va demanar el butlletí amb aquesta adreça.`,
  boletin: {
    confirmar: {
      asunto: (sitio) => `Confirma que vols el butlletí de ${sitio}`,
      titulo: 'Vols el nostre butlletí?',
      texto:
        'Algú l’ha demanat amb aquesta adreça. Si has estat tu, obre l’enllaç i prem el botó. Fins llavors no t’enviem res.',
      boton: 'Confirma-ho',
      siNo: 'Si no has estat tu, no cal que facis res: d’aquí a trenta dies esborrem l’adreça.',
    },
    yaTienes: {
      asunto: (sitio) => `Ja reps el butlletí de ${sitio}`,
      titulo: 'Ja reps el nostre butlletí',
      texto: 'Algú l’ha tornat a demanar amb aquesta adreça, i ja hi estava apuntada. No cal que facis res.',
      boton: 'Tria quins correus rebo',
      siNo: 'Si no has estat tu, pots esborrar aquest correu.',
    },
    alta: {
      asunto: (sitio) => `Rebràs el butlletí de ${sitio}`,
      titulo: 'Rebràs el nostre butlletí',
      texto:
        'T’escriurem quan hi hagi alguna cosa per explicar: ofertes, consells i avisos de manteniment. Ho pots deixar quan vulguis, des de qualsevol dels nostres correus.',
    },
    prueba: {
      asunto: (asunto) => `[Prova] ${asunto}`,
      texto:
        'És una prova: només t’arriba a tu. El butlletí de debò porta al peu un enllaç per triar quins correus rebre i un altre per deixar-lo.',
    },
    elegir: 'Tria quins correus rebo',
    dejar: 'No vull més butlletins',
  },
};
