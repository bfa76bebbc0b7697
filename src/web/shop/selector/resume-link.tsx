import type { TyreSearch } from '#domain/selector/search.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { searchAddress, sizeText } from './search-address.ts';
import { recallSearch } from './selector-memory.ts';
import { useSelectorTexts } from './texts.ts';

/** Whoever chose a size before goes on from there. */
export const ResumeLink = () => {
  const t = useSelectorTexts();
  const language = useLanguage();
  const [search, setSearch] = useState<TyreSearch>();
  useEffect(() => {
    void recallSearch().then(setSearch);
  }, []);
  return search ? (
    <p>
      <Link to={searchAddress('selectorResults', language, search)}>{t.seguirCon(sizeText(search))}</Link>
    </p>
  ) : null;
};
