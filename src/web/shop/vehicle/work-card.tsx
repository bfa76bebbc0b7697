import type { ArticleResult } from '#contract/catalogue.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { writeEuros } from '#web/ui/euros.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Form } from 'react-router';
import { useVehicleTexts } from './texts.ts';
import styles from './work-card.module.css';

/** Work that a workshop does, or a part that it fits: what it includes, what it costs, and the way into the basket. */
export const WorkCard = ({ article }: { article: ArticleResult }) => {
  const t = useVehicleTexts();
  const language = useLanguage();
  const { nombre, descripcion, partes, precio, ecotasa, disponibilidad, id_navision, tipo_producto } = article;
  const byPair = tipo_producto === 'amortiguador';
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>{nombre}</h3>
      <p className={styles.text}>{descripcion}</p>
      {partes.length > 0 && (
        <ul className={styles.parts} aria-label={t.incluye}>
          {partes.map((part) => (
            <li key={part}>
              <Icon name="check" />
              {part}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buy}>
        <Price
          importe={precio}
          before={article.precioAnterior}
          note={byPair ? t.uno : ecotasa > 0 ? t.ecotasa(writeEuros(ecotasa)) : undefined}
        />
        {disponibilidad === 1 ? (
          <Form action={address('basket', language)}>
            <input type="hidden" name="anadir" value={id_navision} />
            <input type="hidden" name="cantidad" value={byPair ? 2 : 1} />
            <Button type="submit" aria-label={byPair ? t.anadirDosNombre(nombre) : t.anadirNombre(nombre)}>
              {byPair ? t.anadirDos : t.anadir}
            </Button>
          </Form>
        ) : (
          <Badge tone="stop">{t.agotado}</Badge>
        )}
      </div>
    </Card>
  );
};
