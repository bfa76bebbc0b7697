import type { Config } from '../../config/config.ts';

/** Whose passkeys they are: the shop's own address, whatever a request says of its host. */
export const relyingParty = ({ publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, rpName: site.nombre, origin };
};
