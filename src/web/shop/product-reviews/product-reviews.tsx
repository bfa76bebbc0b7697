import { oneDecimal } from '#domain/format-number.ts';
import type { Answer } from '#contract/contract.ts';
import { useLanguage } from '#web/language.ts';
import { dayWithYear } from '#web/ui/days.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { ReviewSpread } from '#web/ui/reviews/review-spread.tsx';
import { Stars } from '#web/ui/stars.tsx';
import styles from '#web/ui/reviews/reviews.module.css';
import { Link, useLocation } from 'react-router';
import { useProductReviewTexts } from './texts.ts';

type Reviews = Answer<'readProductReviews'>;

const Review = ({ de, review }: { de: 'modelo' | 'producto'; review: Reviews['lista'][number] }) => {
  const t = useProductReviewTexts();
  const language = useLanguage();
  const { estrellas, texto, idioma, nombre, vehiculo, medida, fecha, verificada } = review;
  const dia = dayWithYear(fecha, language);
  const facts = [
    nombre || t.sinNombre,
    vehiculo && t.vehiculo[vehiculo],
    medida,
    de === 'modelo' ? t.montado(dia) : t.recogido(dia),
    idioma !== language && (idioma === 'ca' ? t.enCatalan : t.enCastellano),
  ];
  return (
    <li>
      <p className={styles.line}>
        <Stars estrellas={estrellas} label={t.estrellasDe(estrellas)} />
        <Badge tone={verificada ? 'go' : 'plain'} icon={verificada ? 'check' : undefined}>
          {verificada ? t.verificada : t.inventada}
        </Badge>
      </p>
      {texto && <p lang={idioma === language ? undefined : idioma}>{texto}</p>}
      <p className={styles.who}>{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
};

/** Plain links, so that every page of them can be read without scripts. */
const Paging = ({ pagina, paginas }: Pick<Reviews, 'pagina' | 'paginas'>) => {
  const t = useProductReviewTexts();
  const { pathname, search } = useLocation();
  const to = (page: number) => {
    const query = new URLSearchParams(search);
    if (page === 1) query.delete('opiniones');
    else query.set('opiniones', String(page));
    return { pathname, search: query.size > 0 ? `?${query.toString()}` : '', hash: '#opiniones' };
  };
  return (
    <nav aria-label={t.paginas} className={styles.pages}>
      {pagina > 1 && <Link to={to(pagina - 1)}>{t.anteriores}</Link>}
      <span>{t.pagina(pagina, paginas)}</span>
      {pagina < paginas && <Link to={to(pagina + 1)}>{t.siguientes}</Link>}
    </nav>
  );
};

/** What customers say of a product, and how it is known that they bought it (Directive (EU) 2019/2161, RDL 24/2021). */
export const ProductReviews = ({ de, opiniones }: { de: 'modelo' | 'producto'; opiniones: Reviews }) => {
  const t = useProductReviewTexts();
  const { valoracion, porEstrellas, lista, pagina, paginas } = opiniones;
  return (
    <section aria-labelledby="opiniones" className={styles.reviews}>
      <h2 id="opiniones">{t.titulo}</h2>
      {valoracion ? (
        <ReviewSpread valoracion={valoracion} porEstrellas={porEstrellas} media={oneDecimal(valoracion.media)} t={t} />
      ) : (
        <p>{t.ninguna}</p>
      )}
      {valoracion && de === 'modelo' && <p>{t.delModelo}</p>}
      <details className={styles.law}>
        <summary>{t.comoSeComprueban}</summary>
        <p>{t.comprobacion}</p>
        {lista.some(({ verificada }) => !verificada) && <p>{t.comprobacionDemo}</p>}
      </details>
      {lista.length > 0 && (
        <ul className={styles.list}>
          {lista.map((review) => (
            <Review key={review.id} de={de} review={review} />
          ))}
        </ul>
      )}
      {paginas > 1 && <Paging pagina={pagina} paginas={paginas} />}
    </section>
  );
};
