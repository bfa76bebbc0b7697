import type { LegalSection, LegalTexts } from '#i18n/es/legal.ts';
import type { Measured } from '#web/shell/consent.tsx';

type Texts = LegalTexts['medicion'];

const hostOf = ({ url }: { readonly url: string }): string => new URL(url).host;

/** What the page of cookies says is measured, as the shop is configured: its lead and its last section. */
export const measuredCookies = (t: Texts, measured: Measured): { entrada: string; apartado: LegalSection } => {
  if (!measured) return { entrada: t.nadie.entrada, apartado: t.nadie.cookies };
  const told =
    measured.clase === 'gestor'
      ? [t.gestor, t.cookiesDelGestor, ...(measured.publicidad ? [t.cookiesDePublicidad] : [])]
      : [t.destino(hostOf(measured))];
  return { entrada: t.entrada, apartado: { ...t.permiso, parrafos: [...t.permiso.parrafos, ...told] } };
};

/** With whom else, on the page about privacy; undefined where with nobody. */
export const measuredWith = (t: Texts, measured: Measured): string | undefined => {
  if (!measured) return undefined;
  return measured.clase === 'gestor' ? t.conQuien.gestor : t.conQuien.destino(hostOf(measured));
};
