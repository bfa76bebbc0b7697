import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { useSheetTexts } from './sheet-texts.ts';
import { SizeRows } from './size-rows.tsx';
import type { SizeRow } from './size-rows.server.ts';
import { UseLinks } from './use-links.tsx';
import { useShopTexts } from '../texts.ts';
import styles from './size-rows.module.css';

interface TyreModelViewProps {
  readonly modelo: Answer<'readTyreModel'>['modelo'];
  readonly gama: string;
  readonly filas: readonly SizeRow[];
  /** The rims that it is made for, and the one whose sizes are shown; all of them where it is missing. */
  readonly llantas: readonly number[];
  readonly llanta: number | undefined;
}

/** A model with its sizes, each leading to its sheet. */
export const TyreModelView = ({ modelo, gama, filas, llantas, llanta }: TyreModelViewProps) => {
  const t = useShopTexts();
  const sheet = useSheetTexts();
  const language = useLanguage();
  const name = `${modelo.marca} ${modelo.modelo}`;
  const here = address('tyreModel', language, { marca: modelo.marcaSlug, modelo: modelo.slug });
  const marks = [t.temporada[modelo.temporada], t.tipoVehiculo[modelo.tipoVehiculo], sheet.garantia(modelo.garantia)];
  return (
    <Page>
      <PageMeta
        title={name}
        description={`${sheet.modeloTexto(name, filas.length)} ${gama}`}
        index={llanta === undefined}
      />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('home', language)}>{t.inicio}</Link>,
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              <Link to={address('tyreBrand', language, { marca: modelo.marcaSlug })}>{modelo.marca}</Link>,
              modelo.modelo,
            ]}
          />
        }
        title={name}
        lead={`${marks.join(' · ')}. ${gama}`}
        aside={<TyrePicture imagen={modelo.imagen} loading="eager" className={styles.picture} />}
      />
      <Stack>
        {llantas.length > 1 && (
          <UseLinks
            title={sheet.porLlanta}
            links={[
              { text: sheet.todasLasLlantas, to: here, current: llanta === undefined },
              ...llantas.map((each) => ({
                text: sheet.llantaDe(each),
                to: `${here}?llanta=${each}`,
                current: each === llanta,
              })),
            ]}
          />
        )}
        <SizeRows modelo={modelo} filas={filas} />
      </Stack>
    </Page>
  );
};
