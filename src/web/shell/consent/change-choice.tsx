import type { Language } from '#domain/language.ts';
import { nothingAgreed } from '#domain/measuring/choice.ts';
import { useLanguage } from '#web/language.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { Measured } from '../consent.tsx';
import { BothAnswers } from './both-answers.tsx';
import { keepChoice, useChoice, useChosenAt } from './choice-store.ts';
import { PurposesForm } from './purposes-form.tsx';
import { useConsentTexts } from './texts.ts';

const dayOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(moment));

/** What somebody answered, and the way to another answer: as easy as the first one. */
export default function ChangeChoice({ measured }: { measured: NonNullable<Measured> }) {
  const t = useConsentTexts();
  const language = useLanguage();
  const purposes = useChoice(measured);
  const at = useChosenAt();
  const allowed = purposes ?? nothingAgreed;
  const named = [allowed.medicion && t.medicion, allowed.publicidad && t.publicidad].filter(Boolean);
  const answered = purposes ? t.elegido(dayOf(at, language), named.join(', ')) : t.sinElegir;
  return (
    <Stack>
      <p role="status">{purposes === null ? '\u00A0' : answered}</p>
      <BothAnswers measured={measured} onAnswer={(each) => keepChoice(measured, each)} />
      {measured.publicidad && <PurposesForm key={at} allowed={allowed} onSave={(each) => keepChoice(measured, each)} />}
    </Stack>
  );
}
