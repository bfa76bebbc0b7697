import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { useSheetTexts } from './sheet-texts.ts';
import { SizeRows } from './size-rows.tsx';
import type { SizeRow } from './size-row.ts';
import { useShopTexts } from '../texts.ts';

interface TyreModelViewProps {
  readonly modelo: Answer<'readTyreModel'>['modelo'];
  readonly gama: string;
  readonly filas: readonly SizeRow[];
}

/** A model with its sizes, each leading to its sheet. */
export const TyreModelView = ({ modelo, gama, filas }: TyreModelViewProps) => {
  const t = useShopTexts();
  const sheet = useSheetTexts();
  const language = useLanguage();
  const name = `${modelo.marca} ${modelo.modelo}`;
  const marks = [t.temporada[modelo.temporada], t.tipoVehiculo[modelo.tipoVehiculo], sheet.garantia(modelo.garantia)];
  return (
    <Page>
      <PageMeta title={name} description={`${sheet.modeloTexto(name, filas.length)} ${gama}`} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              <Link to={address('tyreBrand', language, { marca: modelo.marcaSlug })}>{modelo.marca}</Link>,
              modelo.modelo,
            ]}
          />
        }
        title={name}
        lead={`${marks.join(' · ')}. ${gama}`}
      />
      <SizeRows modelo={modelo} filas={filas} />
    </Page>
  );
};
