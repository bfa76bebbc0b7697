type StaffRole = 'taller' | 'operador' | 'administrador';

const roles: ReadonlySet<string> = new Set<StaffRole>(['taller', 'operador', 'administrador']);

/** Whether somebody works for the chain. */
export const isStaff = <Who extends { readonly rol: string }>(who: Who): who is Who & { readonly rol: StaffRole } =>
  roles.has(who.rol);
