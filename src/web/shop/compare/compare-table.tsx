import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import { Link } from 'react-router';
import { PostcodeSent, useSheetQuery } from '../postcode-sent.tsx';
import { UnitsLeft } from '../tyre-cards/units-left.tsx';
import { useShopTexts } from '../texts.ts';
import { useTyreFactsTexts } from '../tyres/tyre-facts-texts.ts';
import { compareAddress } from './compare-address.ts';
import styles from './compare-page.module.css';
import { compareRows, judgeRow } from './compare-rows.tsx';
import type { ComparedTyre } from './compared-tyre.ts';
import { useCompareTexts } from './texts.ts';

const nameOf = ({ marca, modelo, medida }: ComparedTyre) => `${marca} ${modelo} ${medida}`;

const Head = ({ tyre, without }: { tyre: ComparedTyre; without: string }) => {
  const t = useCompareTexts();
  const language = useLanguage();
  const sheet = address('tyreModel', language, { marca: tyre.marcaSlug, modelo: `${tyre.modeloSlug}-${tyre.specs}` });
  const query = useSheetQuery();
  return (
    <th scope="col" className={styles.tyre}>
      <div className={styles.drawing}>
        <TyrePicture imagen={tyre.imagen} loading="eager" />
      </div>
      <Link to={sheet + query} className={styles.name}>
        <b>{tyre.marca}</b> {tyre.modelo}
      </Link>
      <Link to={without} className={styles.remove} aria-label={t.quitarNombre(nameOf(tyre))}>
        {t.quitar}
      </Link>
    </th>
  );
};

const Buy = ({ tyre }: { tyre: ComparedTyre }) => {
  const shop = useShopTexts();
  const language = useLanguage();
  if (tyre.disponibilidad === 0) return <Badge tone="stop">{shop.agotado}</Badge>;
  return (
    <form action={address('basket', language)}>
      <input type="hidden" name="anadir" value={tyre.id_navision} />
      <input type="hidden" name="cantidad" value={tyre.cantidad} />
      <PostcodeSent />
      <Button
        type="submit"
        look="primary"
        className={styles.add}
        aria-label={shop.anadirUnidades(tyre.cantidad, nameOf(tyre))}
      >
        {shop.anadirUnidades(tyre.cantidad, '')}
      </Button>
      <UnitsLeft product={tyre} t={shop} />
    </form>
  );
};

/** A column for each tyre, a row for each question; the questions stay in sight while the tyres scroll. */
export const CompareTable = ({ tyres, cp }: { tyres: readonly ComparedTyre[]; cp: string | undefined }) => {
  const t = useCompareTexts();
  const shop = useShopTexts();
  const sheet = useTyreFactsTexts();
  const language = useLanguage();
  const rows = compareRows(t, shop, sheet).filter(({ value }) => tyres.some((tyre) => value(tyre) !== null));
  const without = (tyre: ComparedTyre) =>
    compareAddress(
      language,
      tyres.filter(({ id }) => id !== tyre.id).map(({ id_navision }) => id_navision),
      cp,
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard too.
    <div className={styles.frame} role="region" aria-label={t.tabla} tabIndex={0}>
      <table className={styles.table}>
        <caption className="spoken">{t.tabla}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{t.dato}</span>
            </th>
            {tyres.map((tyre) => (
              <Head key={tyre.id} tyre={tyre} without={without(tyre)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { differs, best } = judgeRow(row, tyres);
            return (
              <tr key={row.name} data-differs={differs || undefined}>
                <th scope="row">
                  {row.name}
                  {differs && <span className="spoken"> ({t.cambia})</span>}
                </th>
                {tyres.map((tyre) => (
                  <td key={tyre.id}>
                    <div className={styles.value}>
                      <span>{row.show(tyre)}</span>
                      {row.value(tyre) === best && (
                        <Badge tone="go" icon="check">
                          {t.mejor}
                        </Badge>
                      )}
                    </div>
                  </td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">{t.comprar}</th>
            {tyres.map((tyre) => (
              <td key={tyre.id}>
                <Buy tyre={tyre} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};
