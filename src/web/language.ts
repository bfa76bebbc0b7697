import type { Language } from '#domain/language.ts';
import { useLocation } from 'react-router';
import { languageOfPath } from '#contract/addresses.ts';

export const useLanguage = (): Language => languageOfPath(useLocation().pathname);
