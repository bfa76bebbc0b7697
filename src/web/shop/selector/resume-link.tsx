import { sizeText } from '#domain/finder/car-size.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import { searchAddress } from './search-address.ts';
import { recallSearch } from './recall-search.ts';
import { useSelectorTexts } from './texts.ts';

/** Whoever chose a size before goes on from there. The server does not know; the browser does once it runs. */
export const ResumeLink = () => {
  const t = useSelectorTexts();
  const language = useLanguage();
  const inBrowser = useInBrowser();
  const search = inBrowser ? recallSearch() : undefined;
  return search ? (
    <p>
      <Link to={searchAddress(search.pagina > 1 ? 'selectorAll' : 'selectorResults', language, search)}>
        {t.seguirCon(sizeText(search))}
      </Link>
    </p>
  ) : null;
};
