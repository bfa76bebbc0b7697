import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { landings as ca } from '#i18n/ca/landings.ts';
import { shop as shopCa } from '#i18n/ca/shop.ts';
import { landings as es } from '#i18n/es/landings.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { seasons } from '#domain/tyres/season.ts';
import { usesOf } from './landing-words.server.ts';

const words = { es, ca };
const shops = { es: shopEs, ca: shopCa };

type Brand = Answer<'readTyreBrand'>;

export interface ModelGroup {
  readonly titulo: string;
  readonly modelos: Brand['modelos'];
}

/** Models of cars by season, those of other vehicles by what they are made for. */
const groupModels = ({ marca, modelos }: Brand, language: Language): readonly ModelGroup[] => {
  const group = (titulo: string, of: Brand['modelos']): ModelGroup[] =>
    of.length > 0 ? [{ titulo, modelos: of }] : [];
  const { temporada, tipoVehiculo } = shops[language];
  if (marca.familia === 'coche')
    return seasons.flatMap((season) =>
      group(
        temporada[season],
        modelos.filter((modelo) => modelo.temporada === season),
      ),
    );
  const uses = usesOf(marca.familia, language);
  if (uses.length === 0) return group(tipoVehiculo[marca.familia], modelos);
  return uses.flatMap(([use, name]) =>
    group(
      name,
      modelos.filter(({ gama }) => `${gama}-`.startsWith(`${marca.familia}-${use}-`)),
    ),
  );
};

/** What a maker's page says, and how its models are told apart. */
export const brandWords = (found: Brand, language: Language) => {
  const t = words[language];
  const { marca, modelos, familias } = found;
  return {
    titulo: t.marcaTitulo(marca.marca, t.deFamilia[marca.familia]),
    texto: t.marcaTexto(marca.marca, modelos.length),
    grupos: groupModels(found, language),
    otras: familias.map(({ slug, marca: name, familia }) => ({
      slug,
      texto: t.marcaTitulo(name, t.deFamilia[familia]),
    })),
  };
};
