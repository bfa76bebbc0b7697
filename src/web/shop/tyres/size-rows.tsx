import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { ShortLabel } from '#web/ui/cards/label-arrows.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { priceMark } from '#web/ui/page/price-mark.ts';
import { Link } from 'react-router';
import { PostcodeSent, useIsAndorran, useSheetQuery } from '../postcode-sent.tsx';
import { includedIn } from '../tyre-cards/included.ts';
import { useSheetTexts } from './sheet-texts.ts';
import type { SizeRow } from './size-rows.server.ts';
import { useShopTexts } from '../texts.ts';
import styles from './size-rows.module.css';

/** The classes of the EU label; the label itself stands on the sheet that they lead to. */
const Letters = ({ etiqueta, sheet }: { etiqueta: NonNullable<SizeRow['etiqueta']>; sheet: string }) => {
  const words = useSheetTexts().etiqueta(etiqueta.consumo, etiqueta.mojado, etiqueta.ruido_db);
  return (
    <Link to={sheet} className={styles.letters} aria-label={words} title={words}>
      <ShortLabel {...etiqueta} />
    </Link>
  );
};

interface SizeRowsProps {
  readonly modelo: Answer<'readTyreModel'>['modelo'];
  readonly filas: readonly SizeRow[];
}

/** The way into the basket; of what is sold out, to where one asks to be told of it. */
const TakeRow = ({ row, modelo, sheet }: Pick<SizeRowsProps, 'modelo'> & { row: SizeRow; sheet: string }) => {
  const t = useShopTexts();
  const words = useSheetTexts();
  return row.disponibilidad === 1 ? (
    <Button
      type="submit"
      form={`add-${row.cantidad}`}
      name="anadir"
      value={row.id_navision}
      look="secondary"
      shape="small"
      aria-label={t.anadirUnidades(row.cantidad, `${modelo.marca} ${modelo.modelo} ${row.medida}`)}
    >
      {t.anadirUnidades(row.cantidad, '')}
    </Button>
  ) : (
    <Link {...buttonLink('secondary', 'small')} to={sheet} aria-label={`${words.aviso.avisar}: ${row.medida}`}>
      {words.aviso.avisar}
    </Link>
  );
};

/** A line for each size, under its rim: what so many cost fitted, and the way into the basket. */
export const SizeRows = ({ modelo, filas }: SizeRowsProps) => {
  const t = useShopTexts();
  const words = useSheetTexts();
  const language = useLanguage();
  const query = useSheetQuery();
  const andorran = useIsAndorran();
  const [first] = filas;
  // One form for each number of units: a form in each line would be half of the page.
  const quantities = new Set(
    filas.filter(({ disponibilidad }) => disponibilidad === 1).map(({ cantidad }) => cantidad),
  );
  const line = (row: SizeRow) => {
    const page = `${modelo.slug}-${row.specs}`;
    const sheet = address('tyreModel', language, { marca: modelo.marcaSlug, modelo: page }) + query;
    const marks = [
      row.rasgos && 'posicion' in row.rasgos && t.posicion[row.rasgos.posicion],
      row.runflat && t.runflat,
      row.disponibilidad !== 1 && t.agotado,
      row.disponibilidad === 1 &&
        row.cantidad < row.unidades &&
        `${t.montados(row.cantidad)}. ${t.quedan(row.stock, row.unidades)}`,
    ].filter(Boolean);
    return (
      <li key={row.id_navision} className={styles.row} data-pressable>
        <Link to={sheet} className={styles.size} data-card-link>
          {row.medida}
        </Link>
        {marks.length > 0 && <span className={styles.marks}>{marks.join(' · ')}</span>}
        {row.etiqueta && <Letters etiqueta={row.etiqueta} sheet={sheet} />}
        <b className={styles.price} {...priceMark({ id: row.id, unidades: row.cantidad, importe: row.importeMontado })}>
          {writeEuros(row.importeMontado)}
        </b>
        <TakeRow row={row} modelo={modelo} sheet={sheet} />
      </li>
    );
  };
  return (
    <section>
      <h2>{words.medidasDisponibles}</h2>
      {first && (
        <p>
          {t.montados(first.unidades)}. {includedIn(t, modelo.tipoVehiculo, andorran)}.
        </p>
      )}
      {[...Map.groupBy(filas, ({ llanta }) => llanta)].map(([llanta, rows]) => (
        <section key={llanta} className={styles.rim}>
          {llanta > 0 && <h3>{words.llantaDe(llanta)}</h3>}
          <ul className={styles.rows}>{rows.map(line)}</ul>
        </section>
      ))}
      {[...quantities].map((units) => (
        <form key={units} id={`add-${units}`} action={address('basket', language)}>
          <input type="hidden" name="cantidad" value={units} />
          <PostcodeSent />
        </form>
      ))}
    </section>
  );
};
