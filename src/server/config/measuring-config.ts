import { z } from 'zod';
import { isSafeAddress } from './safe-address.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** Every variable about what visitors may allow to be measured. Without any, nothing is told to anybody. */
export const measuringEnvironment = z
  .object({
    /** Container of a tag manager. */
    TAG_MANAGER: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, { error: 'must be a container, GTM-XXXXXXX' })
      .optional(),
    /** Whether that container advertises too: then visitors are asked for it by itself. */
    TAG_MANAGER_ADS: flag.default(false),
    /** Where events are posted instead. */
    MEASURING_URL: z.string().max(300).refine(isSafeAddress, { error: 'must be an https address' }).optional(),
  })
  .refine(({ TAG_MANAGER, MEASURING_URL }) => TAG_MANAGER === undefined || MEASURING_URL === undefined, {
    path: ['MEASURING_URL'],
    error: 'events go to TAG_MANAGER or to MEASURING_URL, not to both',
  })
  .refine(({ TAG_MANAGER, TAG_MANAGER_ADS }) => TAG_MANAGER !== undefined || !TAG_MANAGER_ADS, {
    path: ['TAG_MANAGER_ADS'],
    error: 'needs a TAG_MANAGER',
  });

/** Who is told what visitors allow; null where nobody is. */
export type Measuring =
  | { readonly clase: 'gestor'; readonly contenedor: string; readonly publicidad: boolean }
  | { readonly clase: 'destino'; readonly url: string; readonly publicidad: false }
  | null;

export const measuringSettings = ({
  TAG_MANAGER: contenedor,
  TAG_MANAGER_ADS: publicidad,
  MEASURING_URL: url,
}: z.infer<typeof measuringEnvironment>): Measuring => {
  if (contenedor !== undefined) return { clase: 'gestor', contenedor, publicidad };
  return url === undefined ? null : { clase: 'destino', url, publicidad: false };
};

/** What pages may fetch beside their own, for who is told; by the names of helmet. Google's own list (Tag Platform, «CSP»). */
export const measuringOrigins = (measuring: Measuring) => {
  const none = { scriptSrc: [], imgSrc: [], connectSrc: [], frameSrc: [] };
  if (measuring === null) return none;
  if (measuring.clase === 'destino') return { ...none, connectSrc: [new URL(measuring.url).origin] };
  const manager = 'https://www.googletagmanager.com';
  const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  const ads = measuring.publicidad
    ? ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com']
    : [];
  const adPictures = measuring.publicidad ? ['https://google.com', 'https://pagead2.googlesyndication.com'] : [];
  return {
    scriptSrc: [manager, ...ads],
    imgSrc: [manager, ...analytics, ...ads, ...adPictures],
    connectSrc: [manager, ...analytics, ...ads, ...adPictures],
    frameSrc: measuring.publicidad ? [manager, 'https://td.doubleclick.net'] : [],
  };
};
