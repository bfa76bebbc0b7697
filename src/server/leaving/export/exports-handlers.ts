import type { dataExports } from '#contract/data-exports.ts';
import { slugOf } from '#domain/slug.ts';
import { refuse } from '#domain/refusal.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { findLink } from '../../accounts/account-links-store.ts';
import type { Handlers } from '../../runtime.ts';
import { recordSecurityEvent } from '../../security/security-events.ts';
import { takeFile } from './exports-store.ts';
import { requestExport, showExport } from './request-export.ts';

export const dataExportsHandlers = {
  readExport: async (context, { params: { id } }) => await showExport(context, id),

  requestExport: async (context, { body }) => {
    const account = await context.account();
    return account ? await requestExport(context, account, body) : refuse('sin-permiso');
  },

  downloadExport: async (context, { params: { id }, body: { token } }) => {
    const { database, clock, config, address } = context;
    const now = clock();
    const link = await findLink(database, { token, para: 'datos', now });
    if (link?.accountId !== id) {
      recordSecurityEvent(context, 'link-refused', { account: id, address, call: 'downloadExport' });
      return refuse('copia-caducada');
    }
    const file = await takeFile(database, id, { now, most: config.exports.downloads });
    if (!file) return refuse('copia-descargada', { veces: config.exports.downloads });
    recordSecurityEvent(context, 'data-exported', { account: id, address });
    const day = dayOnTheWall(file.hecho);
    return { nombre: `${slugOf(config.site.nombre)}-${day}.zip`, contenido: file.archivo };
  },
} satisfies Pick<Handlers, keyof typeof dataExports>;
