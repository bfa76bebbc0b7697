import { carUpkeep } from './coche/mantenimiento.ts';
import { carRepairs } from './coche/mecanica.ts';
import { carRevisions } from './coche/revisiones.ts';

export const coche = { ...carRepairs, ...carUpkeep, ...carRevisions };

export type CarPage = keyof typeof coche;
