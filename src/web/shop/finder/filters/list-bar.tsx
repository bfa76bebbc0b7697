import { searchOrders, type SearchOrder } from '#domain/finder/orders.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './filters.module.css';

/** The one form of a page that narrows its list, and the sheet that it stands on where there is no room beside the list. */
export const filterForm = 'filtros';
export const filterSheet = 'hoja-filtros';

/** What stays in reach over a list: the way to what narrows it, and the list's order. Put it first in `listStyle`. */
export const ListBar = ({
  texts: t,
  chosen,
  orden,
}: {
  texts: {
    readonly filtros: string;
    readonly orden: string;
    readonly ordenes: Readonly<Record<SearchOrder, string>>;
    readonly ordenar: string;
  };
  /** How many filters are set. */
  chosen: number;
  orden: SearchOrder;
}) => (
  <div className={styles.bar}>
    <button type="button" popoverTarget={filterSheet} {...buttonLink('secondary', 'small')}>
      <Icon name="filter" /> {t.filtros}
      {chosen > 0 && <span className={styles.number}>{chosen}</span>}
    </button>
    <SelectField
      key={orden}
      label={t.orden}
      name="orden"
      form={filterForm}
      defaultValue={orden}
      onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
      options={searchOrders.map((value) => ({ value, text: t.ordenes[value] }))}
    />
    <noscript>
      <Button type="submit" look="secondary" shape="small" form={filterForm}>
        {t.ordenar}
      </Button>
    </noscript>
  </div>
);

/** Of what holds a list and its bar. */
export const listStyle = styles.list;

/** Of a page that is a list: on a phone the first price stands on its first screen. */
export const listPageStyle = styles.page;
