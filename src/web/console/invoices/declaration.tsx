import type { Answer } from '#contract/contract.ts';
import { declarationDate } from '#domain/invoices/verifactu/declaration.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { staffApi } from '../staff-session.ts';
import { useInvoicesTexts } from './texts.ts';

const askSystem: Ask<{ language: Language }, Answer<'readBillingSystem'>> = (_, { language }, signal) =>
  staffApi(language)('readBillingSystem', {}, { signal });

/** What the maker of the program declares, visible in the program itself (RD 1007/2023 art. 13, Orden HAC/1177/2024 art. 15). */
export const Declaration = () => {
  const t = useInvoicesTexts();
  const language = useLanguage();
  const asked = useAnswer(askSystem, { language });
  const system = asked.answer;
  return (
    <Disclosure summary={t.declaracion} look="plain">
      <Unanswered t={t} asked={asked} />
      {system && (
        <Stack>
          <p>{t.declaracionTexto(system.nombre, system.id, system.version, system.instalacion)}</p>
          <p>{t.declaracionUso}</p>
          <p>
            {t.declaracionProductor(
              system.productor.nombre,
              system.productor.nif,
              system.productor.direccion,
              system.productor.contacto,
            )}
          </p>
          <p>{t.declaracionCumple(system.productor.nombre)}</p>
          <p>
            {t.declaracionFirma(
              system.productor.poblacion,
              new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
                new Date(declarationDate),
              ),
            )}
          </p>
          <p>{t.modo[system.modo]}</p>
        </Stack>
      )}
    </Disclosure>
  );
};
