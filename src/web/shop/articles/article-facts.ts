import { withComma } from '#domain/format-number.ts';
import type { Answer } from '#contract/contract.ts';
import { wasteFeeOf } from '#domain/catalogue/waste-fee.ts';
import type { ArticleTexts } from '#i18n/es/articles.ts';
import { writeEuros } from '#web/ui/page/euros.ts';

type Fact = readonly [name: string, value: string];
type Article = Answer<'readArticle'>['articulo'];

const ofKind = ({ atributos }: Article, t: ArticleTexts): Fact[] => {
  const { dato } = t;
  const word = (value: string): string => t.valor[value] ?? value;
  if (atributos.tipo === 'bateria')
    return [
      [dato.tecnologia, word(atributos.tecnologia)],
      [dato.startStop, atributos.start_stop ? dato.si : dato.no],
      [dato.voltaje, `${atributos.voltaje} V`],
      [dato.capacidad, `${withComma(atributos.ah)} Ah`],
      [dato.arranque, `${atributos.arranque} A`],
      [dato.borne, word(atributos.borne_positivo)],
      [dato.caja, atributos.caja],
      [dato.medidas, `${atributos.largo} × ${atributos.ancho} × ${atributos.alto} mm`],
    ];
  if (atributos.tipo === 'aceite')
    return [
      [dato.viscosidad, atributos.viscosidad],
      [dato.litros, t.litros(atributos.litros)],
      [dato.homologacion, atributos.homologacion.join(', ') || '—'],
      [dato.especificacion, atributos.especificacion.join(', ') || '—'],
    ];
  return 'familia' in atributos ? [[dato.familia, word(atributos.familia)]] : [];
};

/** What a sheet tells of an article, name by name. */
export const articleFacts = ({ articulo, fabricante }: Answer<'readArticle'>, t: ArticleTexts): Fact[] => [
  [t.dato.marca, articulo.marca],
  [t.dato.modelo, articulo.modelo],
  [t.dato.vehiculo, t.valor[articulo.tipoVehiculo] ?? articulo.tipoVehiculo],
  ...ofKind(articulo, t),
  [t.dato.garantia, t.dato.garantiaValor],
  ...(articulo.ecotasa > 0
    ? [[t.dato.tasa[wasteFeeOf(articulo.tipo_producto)], t.dato.tasaValor(writeEuros(articulo.ecotasa))] as const]
    : []),
  [t.dato.referencia, articulo.id_navision],
  [t.dato.fabricante, t.dato.fabricanteValor(fabricante)],
];
