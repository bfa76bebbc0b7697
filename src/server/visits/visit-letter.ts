import type { Template } from '../mail/template.ts';
import { address } from '#contract/addresses.ts';
import { appointmentOfVisit } from '../calendar/appointment-store.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { textsIn } from '../mail/texts.ts';
import { pageUrl } from '../page-url.ts';
import { appointmentRows, manageBlocks, visitRows, whenAndWhere } from './visit-blocks.ts';
import { findVisit } from './visits-store.ts';

const kinds = { 'cita-confirmada': 'confirmada', 'cita-cambiada': 'cambiada', 'cita-anulada': 'anulada' } as const;

/** Tells of an appointment without order that it was made, changed or cancelled, with its file for the calendar. */
export const visitLetter =
  (template: keyof typeof kinds): Template<{ readonly visitId: string }> =>
  async (runtime, { visitId }, idioma) => {
    const { database, config, clock } = runtime;
    const visit = await findVisit(database, visitId);
    const found = await appointmentOfVisit(database, visitId);
    if (!visit || !found) return undefined;
    const appointment = { ...found, idioma };
    const { saludo, visita } = textsIn(idioma);
    const t = visita[kinds[template]];
    const [dia, hora, taller] = whenAndWhere(appointment, idioma);
    const gone = template === 'cita-anulada';
    return {
      idioma,
      subject: t.asunto(dia, hora, taller),
      title: t.titulo,
      blocks: [
        { kind: 'text', text: saludo(visit.nombre) },
        { kind: 'text', text: t.entrada(dia, hora, taller) },
        {
          kind: 'rows',
          rows: [...(await visitRows(runtime, visit, idioma)), ...(gone ? [] : appointmentRows(appointment, idioma))],
        },
        ...(gone
          ? [{ kind: 'link', text: visita.anulada.otra, url: pageUrl(config, address('visit', idioma)) } as const]
          : await manageBlocks(runtime, visit, idioma)),
        { kind: 'text', text: visita.adjunto },
      ],
      calendar: calendarFile(appointment, config, clock()),
    };
  };
