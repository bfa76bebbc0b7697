import { isPostcode } from '#domain/accounts/is-postcode.ts';
import type { RevisionTexts } from '#i18n/es/revisions.ts';
import type { AssistantVisit } from '#web/stored/search-memory.ts';
import type { RevisionView } from './revision-action.server.ts';

/** What the assistant knows of the car, for an appointment that begins with it filled in. */
export const visitOf = (
  { state, idLead }: Pick<RevisionView, 'state' | 'idLead'>,
  t: RevisionTexts,
  chosen: string | null,
): AssistantVisit => {
  const { matricula, kms, vehiculoInfo: car, listaAceites, aceiteSeleccionado, postCode } = state;
  const oil = chosen ? listaAceites.find((each) => each.id_site_revision_aceite === aceiteSeleccionado) : undefined;
  const about = [
    chosen && t.revision(chosen),
    car && `${car.marca} ${car.modelo} ${car.motor}`.trim(),
    kms && t.kilometros(kms),
    oil && `${oil.tipo_aceite} ${oil.sae}`,
    car?.carter_grande && car.capacidad_carter && t.carterGrande(car.capacidad_carter),
  ].filter(Boolean);
  return {
    origen: 'revision',
    matricula: matricula.replaceAll(/[^A-Z\d]/g, ''),
    comentario: about.join(' · '),
    postCode: isPostcode(postCode.toUpperCase()) ? postCode : null,
    idLead,
    kms,
  };
};
