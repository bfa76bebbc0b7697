import { Button } from '#web/ui/page/button.tsx';
import { useBeforeUnload, useBlocker } from 'react-router';
import { Sheet, SheetFoot } from './sheet.tsx';
import { useConsoleTexts } from './texts.ts';

const askOfDocument = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Stands while something that was typed is not saved: whoever leaves is asked first, within the console by a sheet, for another
 * document by the browser. An address that takes the place of this one is that of what was saved or deleted.
 */
export const Unsaved = () => {
  const t = useConsoleTexts();
  const blocker = useBlocker(({ historyAction }) => historyAction !== 'REPLACE');
  useBeforeUnload(askOfDocument);
  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset();
  return (
    <Sheet title={t.sinGuardar} lead={t.sinGuardarTexto} onClose={stay}>
      <SheetFoot back={t.seguirEscribiendo} onClose={stay}>
        <Button look="danger" onClick={() => blocker.proceed()}>
          {t.salirSinGuardar}
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
