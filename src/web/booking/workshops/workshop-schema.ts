import type { Answer } from '#contract/contract.ts';

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface SchemaParts {
  readonly url: string;
  readonly nombre: string;
  /** In the language of the page. */
  readonly equipo: Readonly<Record<string, string>>;
}

/** So many reviews are told to search engines. */
const told = 5;

/**
 * A workshop as search engines read it (schema.org AutoRepair). Stars only from reviews of visits that took place: what
 * a demo invented is nobody's rating.
 */
export const workshopSchema = (
  { tienda, festivos, opiniones }: Answer<'readWorkshop'>,
  { url, nombre, equipo }: SchemaParts,
): Readonly<Record<string, unknown>> => ({
  '@type': 'AutoRepair',
  '@id': url,
  url,
  name: tienda.alias,
  image: new URL(`/fachadas/${tienda.codTienda}.jpg`, url).href,
  telephone: tienda.telefono,
  email: tienda.email,
  parentOrganization: { '@type': 'Organization', name: nombre },
  address: {
    '@type': 'PostalAddress',
    streetAddress: tienda.direccion,
    postalCode: tienda.cpostal,
    addressLocality: tienda.poblacion,
    addressRegion: tienda.provincia,
    addressCountry: tienda.pais,
  },
  geo: { '@type': 'GeoCoordinates', latitude: tienda.lat, longitude: tienda.lon },
  openingHoursSpecification: tienda.horario.map(({ dia, desde, hasta }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekDays[dia - 1],
    opens: desde,
    closes: hasta,
  })),
  // Closed all day is said by equal times (schema.org, specialOpeningHoursSpecification).
  specialOpeningHoursSpecification: festivos.map(({ fecha }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: fecha,
    validThrough: fecha,
    opens: '00:00',
    closes: '00:00',
  })),
  amenityFeature: tienda.equipamiento.map((item) => ({
    '@type': 'LocationFeatureSpecification',
    name: equipo[item] ?? item,
    value: true,
  })),
  ...(opiniones.verificadas
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: opiniones.verificadas.media,
          reviewCount: opiniones.verificadas.total,
          bestRating: 5,
          worstRating: 1,
        },
        review: opiniones.lista
          .filter(({ verificada }) => verificada)
          .slice(0, told)
          .map(({ estrellas, texto, idioma, nombre: autor, fecha }) => ({
            '@type': 'Review',
            reviewRating: { '@type': 'Rating', ratingValue: estrellas, bestRating: 5, worstRating: 1 },
            ...(autor ? { author: { '@type': 'Person', name: autor } } : {}),
            datePublished: fecha,
            inLanguage: idioma,
            reviewBody: texto,
          })),
      }
    : {}),
});
