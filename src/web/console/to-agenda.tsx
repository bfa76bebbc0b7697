import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import { consoleAddresses } from './console-addresses.ts';
import { useConsoleTexts } from './texts.ts';

/**
 * The way back from a page beside the agenda. A page that is about one workshop names it: another tab may have shown another
 * one since.
 */
export const ToAgenda = ({ taller }: { taller?: number | undefined }) => {
  const t = useConsoleTexts();
  const pathname = consoleAddresses.console[useLanguage()];
  return <Link to={{ pathname, search: taller === undefined ? '' : `taller=${taller}` }}>{t.agenda}</Link>;
};
