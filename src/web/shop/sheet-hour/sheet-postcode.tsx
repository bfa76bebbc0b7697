import { useLocation, useSearchParams } from 'react-router';
import { PostcodeForm } from '../postcode/postcode-form.tsx';
import type { SheetHour } from './sheet-hour.server.ts';

/** A postcode asks for the first hour near it; what else the address says stays. */
export const SheetPostcode = ({
  texts,
  hora,
}: {
  texts: { readonly tuCodigoPostal: string; readonly verHoras: string };
  hora: SheetHour;
}) => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const taller = query.get('taller');
  return (
    <PostcodeForm
      texts={texts}
      action={pathname}
      kept={taller ? [['taller', taller]] : []}
      cp={hora.cp}
      error={hora.aviso}
    />
  );
};
