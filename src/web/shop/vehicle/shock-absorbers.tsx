import type { ArticleResult } from '#contract/catalogue.ts';
import { Button } from '#web/ui/page/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Form } from 'react-router';
import { ArticleCard } from '../articles/article-card.tsx';
import { useVehicleTexts } from './texts.ts';

import styles from './ask-form.module.css';
import { ProductCards } from '../product-card.tsx';

/** So many stand there while no car is chosen. */
const unasked = 6;

/** Shock absorbers of the car that was chosen; what tells them from their like is the car. */
export const ShockAbsorbers = ({ articles, chosen }: { articles: readonly ArticleResult[]; chosen: string | null }) => {
  const t = useVehicleTexts();
  const cars = [...new Set(articles.map(({ medida }) => medida))].sort((one, other) => one.localeCompare(other));
  const wanted = articles.filter(({ medida }) => medida === chosen);
  const shown = wanted.length > 0 ? wanted : articles.slice(0, unasked);
  return (
    <>
      <Form className={styles.form} action="#reservar" preventScrollReset key={chosen}>
        <SelectField
          label={t.vehiculo}
          name="coche"
          defaultValue={chosen ?? ''}
          empty={t.eligeCoche}
          options={cars.map((car) => ({ value: car, text: car }))}
        />
        <Button type="submit" look="secondary">
          {t.ver}
        </Button>
      </Form>
      <ProductCards>
        {shown.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ProductCards>
    </>
  );
};
