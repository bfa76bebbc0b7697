import type { CarPage } from '../../es/pages/coche.ts';
import type { PageText } from '../../page-text.ts';
import { carUpkeep } from './coche/mantenimiento.ts';
import { carRepairs } from './coche/mecanica.ts';
import { carRevisions } from './coche/revisiones.ts';

export const coche: Record<CarPage, PageText> = { ...carRepairs, ...carUpkeep, ...carRevisions };
