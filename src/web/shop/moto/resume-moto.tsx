import { printMotoSize } from '#domain/finder/moto-size.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import { recallMotoSearch } from './moto-memory.ts';
import { motoAddress } from './moto-pages.ts';
import { useMotoTexts } from './texts.ts';

/** Whoever searched before goes on from there. The server does not know; the browser does once it runs. */
export const ResumeMoto = () => {
  const t = useMotoTexts();
  const language = useLanguage();
  const inBrowser = useInBrowser();
  const search = inBrowser ? recallMotoSearch() : undefined;
  if (!search) return null;
  const { marca, modelo } = search;
  const name = marca ? `${marca} ${modelo ?? ''}` : printMotoSize(search);
  return (
    <p>
      <Link to={motoAddress('resultados', language, search)}>{t.seguirCon(name)}</Link>
    </p>
  );
};
