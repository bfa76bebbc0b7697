import { printPlate } from '#domain/vehicles/plate.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Link } from 'react-router';
import { useAssistantTexts } from './texts.ts';

/** What this browser asked the last time, to go on with it; nothing where it asked without a plate. */
export const ContinueWith = ({
  kept,
  page,
}: {
  kept: { readonly nombre: string | null; readonly matricula: string | null; readonly consulta: string } | null;
  page: string;
}) => {
  const t = useAssistantTexts();
  if (!kept?.nombre || !kept.matricula) return null;
  return (
    <Notice
      quiet
      action={
        <Link {...buttonLink('secondary')} to={`${page}?${kept.consulta}`}>
          {t.seguir}
        </Link>
      }
    >
      {t.seguirCon(kept.nombre, printPlate(kept.matricula))}
    </Notice>
  );
};
