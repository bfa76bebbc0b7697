import { fittingOf } from '#domain/vehicles/fitting-articles.ts';
import { useLanguage } from '#web/language.ts';
import { useMyCar } from '#web/stored/my-car.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import type { Answer } from '#contract/contract.ts';
import { Link } from 'react-router';
import { ArticleCard } from '../articles/article-card.tsx';
import { listAddress } from '../articles/article-lists.ts';
import { useFitsTexts } from './texts.ts';
import { ProductCards } from '../product-card.tsx';

type ListName = 'batteries' | 'oils';
const keys = { batteries: 'baterias', oils: 'aceites' } as const;
const kinds = { batteries: 'bateria', oils: 'aceite' } as const;

interface Wanted {
  readonly name: ListName;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly cp: string | undefined;
}

/** So many come first. */
const most = 3;

const ask: Ask<Wanted, Answer<'searchCatalogue'>['data']> = async (api, { name, filters, cp }, signal) =>
  (
    await api(
      'searchCatalogue',
      {
        params: { catalogKey: keys[name] },
        query: {
          filters: JSON.stringify({ ...filters, tipoVehiculo: ['turismo'] }),
          pagination: JSON.stringify({ page: 0, pageSize: most }),
          cpostal: cp,
        },
      },
      { signal },
    )
  ).data;

/** The articles of a list that fit the car that this browser remembers, before all others. */
const FitFirst = ({ name, cp }: { name: ListName; cp: string | undefined }) => {
  const t = useFitsTexts();
  const language = useLanguage();
  const car = useMyCar();
  const filters = car ? fittingOf(kinds[name], car) : undefined;
  const { answer } = useAnswer(ask, filters ? { name, filters, cp } : null);
  if (!car || !filters || !answer || answer.products.length === 0) return null;
  return (
    <Stack>
      <h2>{t.para(`${car.marca} ${car.modelo}`)}</h2>
      <ProductCards>
        {answer.products.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ProductCards>
      <p>
        <Link {...buttonLink('secondary')} to={listAddress(name, language, { filters, cp })}>
          {t.todos(answer.total)}
        </Link>
      </p>
    </Stack>
  );
};

export default FitFirst;
