import type { VisitVehicle } from '#domain/visits/visit.ts';

/** What is asked of the workshop where nobody knows what the vehicle needs. */
export const commentServices = {
  coche: 'consulta',
  moto: 'moto-consulta',
} as const satisfies Partial<Record<VisitVehicle, string>>;

export type CommentVehicle = keyof typeof commentServices;
export const isCommentVehicle = (value: string | null): value is CommentVehicle =>
  value !== null && value in commentServices;
