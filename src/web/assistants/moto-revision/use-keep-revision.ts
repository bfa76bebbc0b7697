import { rememberPlate } from '#web/stored/my-car.ts';
import { rememberPurchase, rememberVisit } from '#web/stored/search-memory.ts';
import { useEffect } from 'react';
import { keepMotoRevision, keptMotoRevision } from './revision-store.ts';
import { useMotoRevisionTexts } from './texts.ts';
import type { MotorcycleLoaded } from './which-motorcycle-page.tsx';

/** Keeps what was asked, and leaves plate and notes to the basket and the appointment. */
export const useKeepRevision = ({ asked, revision, marcas, modelos }: MotorcycleLoaded): void => {
  const t = useMotoRevisionTexts();
  const { cilindrada, lead, cp } = asked;
  const [idNavision, precio] = [revision?.id_navision ?? null, revision?.importeMontado ?? null];
  const maker = marcas.find(({ id_site_marca_moto: id }) => id === asked.marca)?.marca;
  const model = modelos.find(({ id_moto: id }) => id === asked.moto)?.modelo;
  const name = [maker, model].filter(Boolean).join(' ') || asked.vehiculo;
  const texto = t.nota(name, t.bandas[cilindrada]);
  useEffect(() => {
    const { matricula } = keptMotoRevision();
    keepMotoRevision({ idLead: lead, idNavision, precio, matricula, cilindrada });
    const origen = 'moto-revision';
    rememberVisit({ origen, matricula, comentario: texto, postCode: cp, idLead: lead, kms: null });
    if (matricula) rememberPlate(matricula);
    if (idNavision) rememberPurchase({ id_navision: idNavision, matricula });
  }, [lead, idNavision, precio, cilindrada, cp, texto]);
};
