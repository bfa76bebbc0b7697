import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { isOpen } from '#domain/site/parts.ts';
import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';
import type { Api } from '#web/api.ts';
import { areaLinks } from '#web/shell/menu.server.ts';
import { promotionTeasers } from '../promotions/promotion-data.server.ts';
import { homeFacts, homeQuestions } from './questions.server.ts';
import { homeReviews } from './reviews.server.ts';
import { homeTexts, homeWords } from './home-words.server.ts';
import { readServices } from './services.server.ts';

const sizesShown = 8;

/** Everything on the first page that is the same for everybody. */
export const readHome = async (api: Api, language: Language, now: Date) => {
  const [landing, site, chain, ofertas, servicios] = await Promise.all([
    api('readTyreLanding', { query: { pageSize: 1 } }),
    api('siteInit', {}),
    api('readChain', {}),
    promotionTeasers(api, language, now),
    readServices(api, language),
  ]);
  return {
    words: homeWords(language),
    imagen: landing.neumaticos[0]?.imagen,
    medidas: landing.medidas.slice(0, sizesShown),
    ofertas,
    servicios,
    todo: { nombre: homeTexts(language).todo, to: address('car', language) },
    hechos: homeFacts(site, chain.talleres, language),
    zonas: areaLinks(language, site.areas).enlaces,
    opiniones: homeReviews(chain, language),
    preguntas: homeQuestions(site, language),
    publicUrl: site.publicUrl,
    nombre: site.nombre,
    telefono: site.telefono,
    porMatricula: site.flags['matricula'] ?? false,
    porMoto: isOpen(site.flags, 'motoSelector'),
    demo: site.demo ? demoPlates : [],
  };
};

export type HomeData = Awaited<ReturnType<typeof readHome>>;
