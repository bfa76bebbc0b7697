import type { TestRuntime } from './app.ts';
import { signInStaff } from './staff.ts';

type Shop = Pick<TestRuntime, 'call' | 'database' | 'runtime'>;

/** A code by which an operator, a new one unless it is said, may act as a customer. */
export const impersonationCode = async (shop: Shop, idUser: string, operator?: string): Promise<string> => {
  const token = operator ?? (await signInStaff(shop.database, shop.runtime.clock(), { rol: 'operador', talleres: [] }));
  const body = { idUser, motivo: 'Llama porque no encuentra su cita' };
  return (await shop.call('askImpersonation', { body }, { token })).codigo;
};

/** The token of a session in the name of a customer. */
export const impersonate = async (shop: Shop, idUser: string, operator?: string): Promise<string> => {
  const codigo = await impersonationCode(shop, idUser, operator);
  return (await shop.call('beginImpersonation', { body: { codigo } })).token;
};
