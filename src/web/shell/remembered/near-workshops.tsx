import { rememberWorkshop } from '#web/stored/remembered.ts';
import { Button } from '#web/ui/page/button.tsx';
import { askWorkshops } from '#web/walk/find-workshops.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import styles from './remembered-panel.module.css';
import { useRememberedTexts } from './texts.ts';

/** Those near a place that are not chosen: one press chooses another. */
const most = 3;
const work = { cuantos: most + 1 };

export const NearWorkshops = ({ place, chosen }: { place: string; chosen: number | undefined }) => {
  const t = useRememberedTexts();
  const { answer } = useAnswer(askWorkshops, { place: { postCode: place }, work });
  const others = answer?.tiendas.filter(({ codTienda }) => codTienda !== chosen).slice(0, most) ?? [];
  return (
    <ul className={styles.near}>
      {others.map((tienda) => (
        <li key={tienda.codTienda}>
          <Button
            look="secondary"
            shape="small"
            aria-label={t.elegirNombre(tienda.alias)}
            onClick={() => rememberWorkshop(tienda)}
          >
            {tienda.alias}
          </Button>
        </li>
      ))}
    </ul>
  );
};
