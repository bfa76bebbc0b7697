import { readIdentity, type Identity, type IdentityRefusal } from '#domain/accounts/identity.ts';
import type { DocumentKind } from '#domain/accounts/tax-id.ts';
import type { Refusal } from '#domain/refusal.ts';

interface TypedDocument {
  readonly numero_documento?: string | null | undefined;
  readonly tipo_documento?: DocumentKind | null | undefined;
  readonly pais_documento?: string | null | undefined;
}

/** The document that a form names: a Spanish DNI unless it says another (spec U9). */
export const typedIdentity = (typed: TypedDocument): Identity | Refusal<IdentityRefusal> =>
  readIdentity({
    tipo: typed.tipo_documento ?? 'DNI',
    pais: (typed.pais_documento || 'ES').toUpperCase(),
    numero: typed.numero_documento ?? '',
  });
