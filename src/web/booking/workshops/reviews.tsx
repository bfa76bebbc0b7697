import { oneDecimal } from '#domain/format-number.ts';
import type { Answer } from '#contract/contract.ts';
import type { Workshop } from '#contract/workshops.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { dayWithYear } from '#web/ui/days.ts';
import { Stars } from '#web/ui/stars.tsx';
import { useWorkshopTexts } from './texts.ts';
import { ReviewSpread } from '#web/ui/reviews/review-spread.tsx';
import styles from '#web/ui/reviews/reviews.module.css';

interface ReviewsProps {
  valoracion: Workshop['valoracion'];
  opiniones: Answer<'readWorkshop'>['opiniones'];
}

/** What customers say, how it is spread, and how it is known that they came (Directive (EU) 2019/2161, RDL 24/2021). */
export const Reviews = ({ valoracion, opiniones }: ReviewsProps) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const { lista, porEstrellas } = opiniones;
  const invented = lista.some(({ verificada }) => !verificada);
  return (
    <section aria-labelledby="opiniones" className={styles.reviews}>
      <h2 id="opiniones">{t.opiniones}</h2>
      {valoracion ? (
        <ReviewSpread valoracion={valoracion} porEstrellas={porEstrellas} media={oneDecimal(valoracion.media)} t={t} />
      ) : (
        <p>{t.sinOpiniones}</p>
      )}
      <div className={styles.law}>
        <h3>{t.comoSeComprueban}</h3>
        <p>{t.comprobacion}</p>
        {invented && <p>{t.comprobacionDemo}</p>}
      </div>
      {lista.length > 0 && (
        <ul className={styles.list}>
          {lista.map(({ id, estrellas, texto, idioma, nombre, fecha, verificada }) => (
            <li key={id}>
              <p className={styles.line}>
                <Stars estrellas={estrellas} label={t.estrellasDe(estrellas)} />
                <Badge tone={verificada ? 'go' : 'plain'} icon={verificada ? 'check' : undefined}>
                  {verificada ? t.verificada : t.inventada}
                </Badge>
              </p>
              {texto && <p lang={idioma === language ? undefined : idioma}>{texto}</p>}
              <p className={styles.who}>
                {nombre || t.sinNombre} · {t.visitaDel(dayWithYear(fecha, language))}
                {idioma !== language && ` · ${idioma === 'ca' ? t.enCatalan : t.enCastellano}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
