import { comparePacks } from '#domain/revisions/packs.ts';
import type { RevisionTierOffer } from '#contract/revisions.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { Price } from '#web/ui/page/price.tsx';
import type { ReactNode } from 'react';
import styles from './pack-table.module.css';
import { useRevisionTexts } from './texts.ts';

interface PackTableProps {
  packs: readonly RevisionTierOffer[];
  chosen?: string | null;
  /** What leads on from a tier, below its column. */
  foot: (tier: string) => ReactNode;
}

/** The packs side by side, with what each adds. */
export const PackTable = ({ packs, chosen = null, foot }: PackTableProps) => {
  const t = useRevisionTexts();
  return (
    <table className={styles.table}>
      <caption className="spoken">{t.comparar}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="spoken">{t.parte}</span>
          </th>
          {packs.map(({ tipo, id, precio, minutos }) => (
            <th key={tipo} scope="col" data-chosen={tipo === chosen || undefined}>
              <span className={styles.tier}>{tipo}</span>
              <Price importe={precio} size="s" of={{ id }} />
              <span className={styles.minutes}>{t.minutos(minutos)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparePacks(packs).map(({ parte, en }) => (
          <tr key={parte}>
            <th scope="row">{parte}</th>
            {packs.map(({ tipo }) => (
              <td key={tipo} data-chosen={tipo === chosen || undefined}>
                {en.includes(tipo) ? (
                  <>
                    <Icon name="check" />
                    <span className="spoken">{t.incluido}</span>
                  </>
                ) : (
                  <span className={styles.none}>
                    <span aria-hidden="true">–</span>
                    <span className="spoken">{t.noIncluido}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.corner}>
            <span className="spoken">{t.eligeRevision}</span>
          </th>
          {packs.map(({ tipo }) => (
            <td key={tipo}>{foot(tipo)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};
