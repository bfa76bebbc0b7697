import { brandInWords, otherBrand } from '#domain/visits/scooter-brand.ts';
import { ChooseOne } from '#web/walk/choose-one.tsx';
import { brandsToChoose, findBrand } from './brand-list.ts';
import { useGoOn } from './go-on.tsx';
import { useVisitTexts } from './texts.ts';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { choose } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const Brands = ({ visit, words, begun }: ScreenProps) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const goOnWith = async (marca: string) => {
    await begun();
    choose({ marca });
    await goOn();
  };
  return (
    <ChooseOne
      name="marca"
      legend={t.marcaEtiqueta}
      layout="fit"
      chosen={findBrand(words.marcas, visit.marca)?.slug}
      missing={t.marcaFalta}
      submit={t.seguir}
      options={brandsToChoose(words.marcas).map(({ slug, marca }) => ({
        value: slug,
        title: brandInWords(marca, t.otraMarca),
        text: slug === otherBrand.slug ? t.otraMarcaTexto : undefined,
      }))}
      onChoose={(marca) => void goOnWith(marca)}
    />
  );
};

export default visitPage('patinete', Brands);
