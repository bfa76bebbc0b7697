import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { useState, type FormEvent } from 'react';
import { brandInWords, brandsToChoose, findBrand } from './brand-in-words.ts';
import { useGoOn } from './go-on.tsx';
import { useVisitTexts } from './texts.ts';
import { VisitFrame } from './visit-frame.tsx';
import { choose, type VisitState } from './visit-store.ts';
import { loadVisitWords, type VisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const Brands = ({ visit, words }: { visit: VisitState; words: VisitWords }) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const marca = fieldText(new FormData(event.currentTarget), 'marca');
    if (!marca) {
      event.currentTarget.querySelector<HTMLElement>('input')?.focus();
      return setError(t.marcaFalta);
    }
    choose({ marca });
    return void goOn();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <RadioCards
          name="marca"
          legend={t.marcaEtiqueta}
          layout="fit"
          error={error}
          defaultValue={findBrand(words.marcas, visit.marca)?.slug}
          options={brandsToChoose(words.marcas).map(({ slug, marca }) => ({
            value: slug,
            title: brandInWords(marca, t),
          }))}
        />
        <div>
          <Button type="submit">{t.seguir}</Button>
        </div>
      </Stack>
    </form>
  );
};

export default function BrandPage() {
  const t = useVisitTexts();
  return (
    <VisitFrame step="patinete" title={t.marcaTitulo}>
      {(visit, words) => <Brands visit={visit} words={words} />}
    </VisitFrame>
  );
}
