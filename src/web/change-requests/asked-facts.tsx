import { printPlate } from '#domain/vehicles/plate.ts';
import type { AskedChange } from '#contract/change-requests.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { Facts } from '#web/ui/walk/facts.tsx';
import { useChangeRequestTexts } from './texts.ts';
import { useWhen } from './use-when.ts';

/** What a customer asks to change; where a workshop is not the one that reads it, with its name. */
export const AskedFacts = ({ asked, taller }: { asked: AskedChange; taller?: string }) => {
  const t = useChangeRequestTexts();
  const language = useLanguage();
  const when = useWhen();
  const { pedido, deseo, comentario } = asked;
  return (
    <Facts
      rows={[
        [t.pedido, pedido.orderNumber],
        ...(taller === undefined ? [] : [[t.donde, taller] as const]),
        [t.ahora, when(pedido.cita)],
        [t.deseo, `${dayInWords(deseo.date, language)}, ${t.franjas[deseo.franja].toLowerCase()}`],
        [t.matricula, pedido.matricula && printPlate(pedido.matricula)],
        [t.comentario, comentario],
      ]}
    />
  );
};
