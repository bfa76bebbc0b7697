import { isToldReduction } from '#domain/catalogue/told-reduction.ts';
import type { TyreSheet } from '#contract/tyres.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Stamp } from '#web/ui/page/badge.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useHasCar } from '../own-car/has-car.ts';
import { BuyBox } from '../buy/buy-box.tsx';
import { Promises } from '../buy/promises.tsx';
import { FirstFreeTime } from '#web/ui/walk/first-free-time.tsx';
import type { SheetHour } from '../sheet-hour/sheet-hour.server.ts';
import { SheetPostcode } from '../sheet-hour/sheet-postcode.tsx';
import type { Answer } from '#contract/contract.ts';
import { ratingData } from '../product-reviews/rating-data.ts';
import { CompareBar, ComparePick } from '../tyre-cards/compare-bar.tsx';
import { productData } from '../buy/product-data.ts';
import { sizeAddress } from '../../size-address.ts';
import { ProductStars } from '#web/ui/product-stars.tsx';
import { asSent } from '#web/as-sent.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { TyrePrice } from '../tyre-cards/tyre-price.tsx';
import { useSheetTexts } from './sheet-texts.ts';
import { useShopTexts } from '../texts.ts';
import { useSheetQuery } from '../postcode-sent.tsx';
import { TyreCard } from '../tyre-cards/tyre-card.tsx';
import { TyreLabel, WholeLabel } from '../tyre-cards/tyre-label.tsx';
import type { TyreFact } from './tyre-facts.server.ts';
import { TyreViews } from './tyre-views.tsx';
import styles from '../buy/product-sheet.module.css';
import { ProductCards } from '../product-card.tsx';

const SheetReading = await asSent(
  'servicios-y-opiniones',
  async () => (await import('./sheet-reading.tsx')).SheetReading,
);

type Reviews = Answer<'readProductReviews'>;

const Facts = ({ datos }: { datos: readonly TyreFact[] }) => (
  <dl className={styles.facts}>
    {datos.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Buy = ({ sheet: { neumatico: tyre }, hora }: { sheet: TyreSheet; hora: SheetHour }) => {
  const t = useShopTexts();
  const words = useSheetTexts();
  return (
    <BuyBox
      product={tyre}
      t={{ ...t, ...words }}
      price={
        <>
          {tyre.valoracion && (
            <a className={styles.stars} href="#opiniones">
              <ProductStars of={tyre.valoracion} say={t.opiniones} />
            </a>
          )}
          <TyrePrice tyre={tyre} size="l" />
        </>
      }
      when={hora.primera && <FirstFreeTime look="badge">{hora.primera}</FirstFreeTime>}
      pick={
        <>
          {tyre.disponibilidad === 1 && <SheetPostcode texts={words.hora} hora={hora} />}
          <ComparePick id={tyre.id_navision} name={`${tyre.marca} ${tyre.modelo} ${tyre.medida}`} />
        </>
      }
    />
  );
};

interface ProductDataProps {
  readonly sheet: TyreSheet;
  readonly title: string;
  readonly url: string;
  readonly opiniones: Reviews;
}

/** What search engines read of it; its price is that of a set, fitted: the one that is paid. */
const ProductData = ({ sheet: { neumatico: tyre }, title, url, opiniones }: ProductDataProps) => {
  const t = useShopTexts();
  return (
    <StructuredData
      data={
        import.meta.env.SSR && {
          ...productData(tyre, {
            name: title,
            url,
            price: { name: t.montados(tyre.cantidad), importe: tyre.importeMontado, unidades: tyre.cantidad },
          }),
          category: t.temporada[tyre.temporada],
          ...ratingData(opiniones),
        }
      }
    />
  );
};

const SizeFits = lazy(() => import('../own-car/size-fits.tsx'));

/** Whether it is a size of the car that this browser remembers. */
const Fits = ({ sheet: { neumatico, ancho, serie, llanta } }: { sheet: TyreSheet }) => (
  <Suspense>
    <SizeFits
      search={{ ancho, serie, llanta, carga: neumatico.ic ?? undefined, velocidad: neumatico.cv ?? undefined }}
    />
  </Suspense>
);

/** Where it stands in the catalogue: its maker, its model, its size. */
const Trail = ({ tyre }: { tyre: TyreSheet['neumatico'] }) => {
  const t = useShopTexts();
  const language = useLanguage();
  return (
    <Breadcrumbs
      label={t.migas}
      items={[
        <Link to={address('home', language)}>{t.inicio}</Link>,
        <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
        <Link to={address('tyreBrand', language, { marca: tyre.marcaSlug })}>{tyre.marca}</Link>,
        <Link to={address('tyreModel', language, { marca: tyre.marcaSlug, modelo: tyre.modeloSlug })}>
          {tyre.modelo}
        </Link>,
        tyre.medida,
      ]}
    />
  );
};

/** Tyres of the same size. */
const Others = ({ sheet }: { sheet: TyreSheet }) => {
  const words = useSheetTexts();
  const language = useLanguage();
  const query = useSheetQuery();
  return (
    <section>
      <h2>{words.otras}</h2>
      <ProductCards>
        {sheet.otras.slice(0, 3).map((other) => (
          <TyreCard
            key={other.id}
            tyre={other}
            pick={<ComparePick id={other.id_navision} name={`${other.marca} ${other.modelo} ${other.medida}`} />}
          />
        ))}
      </ProductCards>
      <p className={styles.all}>
        <Link to={sizeAddress(language, sheet, sheet.neumatico.tipoVehiculo) + query.replace('?', '&')}>
          {words.verTodos}
        </Link>
      </p>
    </section>
  );
};

interface TyreSheetViewProps {
  readonly ficha: TyreSheet;
  readonly datos: readonly TyreFact[];
  /** What such tyres are good for. */
  readonly gama: string;
  readonly promesas: readonly string[];
  readonly publicUrl: string;
  readonly opiniones: Reviews;
  readonly hora: SheetHour;
}

/** One tyre, whole: the price of four fitted first, then what the law and a careful buyer ask for. */
export const TyreSheetView = ({
  ficha: sheet,
  datos,
  gama,
  promesas,
  publicUrl,
  opiniones,
  hora,
}: TyreSheetViewProps) => {
  const t = useShopTexts();
  const words = useSheetTexts();
  const language = useLanguage();
  const { neumatico: tyre } = sheet;
  const name = `${tyre.marca} ${tyre.modelo}`;
  const title = words.fichaTitulo(name, tyre.medida);
  const here = address('tyreModel', language, { marca: tyre.marcaSlug, modelo: `${tyre.modeloSlug}-${tyre.specs}` });
  return (
    <Page>
      <PageMeta
        title={title}
        description={words.fichaDescripcion(name, tyre.medida, tyre.cantidad, writeEuros(tyre.importeMontado))}
      />
      <ProductData sheet={sheet} title={title} url={publicUrl + here} opiniones={opiniones} />
      <PageHead
        above={<Trail tyre={tyre} />}
        title={
          <>
            {name} <span className={styles.size}>{tyre.medida}</span>
          </>
        }
        lead={
          <>
            {gama}
            {useHasCar() && <Fits sheet={sheet} />}
          </>
        }
      />
      <Columns
        side="price"
        first={
          <div className={styles.top}>
            <TyreViews imagen={tyre.imagen} name={name}>
              {isToldReduction(tyre.descuento) && <Stamp>{t.rebaja(tyre.descuento)}</Stamp>}
            </TyreViews>
            <div className={styles.folded}>
              <TyreLabel tyre={tyre} />
            </div>
            <div className={styles.whole}>
              <WholeLabel tyre={tyre} />
            </div>
          </div>
        }
        aside={
          <Stack>
            <Buy sheet={sheet} hora={hora} />
            <Promises words={promesas} />
          </Stack>
        }
      >
        <Stack gap="l">
          <section className={styles.data} data-below="">
            <h2>{words.caracteristicas}</h2>
            <Facts datos={datos} />
          </section>
          <div className={styles.below} data-below="">
            <SheetReading servicios={sheet.servicios} opiniones={opiniones} />
            {sheet.otras.length > 0 && <Others sheet={sheet} />}
          </div>
        </Stack>
      </Columns>
      <CompareBar />
    </Page>
  );
};
