import { address } from '#contract/addresses.ts';
import { isPlainTap } from './follow.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { rememberedKey } from './remembered-key.ts';
import { useStoredValue } from './stored-value.ts';

/** What the header calls it; what the vehicle is called takes the place of `%`. */
export interface RememberedWords {
  readonly nada: string;
  readonly coche: string;
  readonly moto: string;
}

interface Stored {
  readonly matricula?: string | null;
  readonly coche?: string | null;
  readonly moto?: boolean;
  readonly cp?: string | null;
  readonly taller?: { readonly alias: string | null } | null;
}

const label = ({ coche: car, moto }: RememberedWords, kept: Stored): string =>
  [kept.coche ? (kept.moto ? moto : car).replace('%', kept.coche) : kept.matricula, kept.taller?.alias || kept.cp]
    .filter(Boolean)
    .join(' · ');

const telling = ['change', 'submit'] as const;

/** Fields begin with what is known and tell what is typed: from the start where something is known, else once somebody is at one. */
const useKnownFields = (known: boolean): void =>
  useEffect(() => {
    const begin = () => {
      // What is typed and sent meanwhile is told once that script is there.
      const said = new Set<EventTarget | null>();
      const hear = ({ target }: Event) => void said.add(target);
      for (const type of telling) addEventListener(type, hear, true);
      const end = () => telling.forEach((type) => removeEventListener(type, hear, true));
      void import('./remembered/known-fields.ts').then((its) => its.knowFields(said, telling)).then(end, end);
    };
    if (known) return begin();
    addEventListener('focusin', begin, { once: true });
    return () => removeEventListener('focusin', begin);
  }, [known]);

type Panel = ComponentType<{ readonly onClose: () => void }>;

/**
 * What this browser remembers of its visitor, in the header's words; the server, which knows nobody, says what stands there. A press
 * opens all of it, or, without scripts, the page of one's car.
 */
export const useRememberedHere = (words: RememberedWords) => {
  const language = useLanguage();
  const [Panel, setPanel] = useState<Panel>();
  const text = useStoredValue(rememberedKey, (state) => label(words, state), '');
  useKnownFields(text !== '');
  const open = (event: MouseEvent): void => {
    if (!isPlainTap(event)) return;
    event.preventDefault();
    void import('./remembered/remembered-panel.tsx').then(
      (its) => setPanel(() => its.RememberedPanel),
      () => window.location.assign(address('myCar', language)),
    );
  };
  return { Panel, text: text || words.nada, open, close: () => setPanel(undefined) };
};
