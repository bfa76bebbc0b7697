import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import { consoleAddresses } from './console-addresses.ts';
import { useConsoleTexts } from './texts.ts';

/** The way back from a page beside the agenda. */
export const ToAgenda = () => <Link to={consoleAddresses.console[useLanguage()]}>{useConsoleTexts().agenda}</Link>;
