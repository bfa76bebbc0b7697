import { useLanguage } from '#web/language.ts';
import type { FirstFree } from '../load/first-free.ts';
import { firstFreeWords } from '../load/first-free-words.ts';
import { useResultsTexts } from './results-texts.ts';

export const FirstFreeText = ({ free, hoy }: { free: FirstFree; hoy: string }) => (
  <>{firstFreeWords(free, hoy, useLanguage(), useResultsTexts())}</>
);
