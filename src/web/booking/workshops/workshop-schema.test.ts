import type { Answer } from '#contract/contract.ts';
import { describe, expect, it } from 'vitest';
import { workshopSchema } from './workshop-schema.ts';

type Found = Answer<'readWorkshop'>;

const tienda: Found['tienda'] = {
  codTienda: 101,
  slug: 'lleida-cappont',
  alias: 'Rodera Lleida Cappont',
  area: 'lleida',
  provincia: 'Lleida',
  pais: 'ES',
  direccion: 'Carrer dels Ferradors, 18',
  poblacion: 'Lleida',
  cpostal: '25001',
  lat: 41.6,
  lon: 0.63,
  distancia: null,
  telefono: '973 55 00 01',
  email: 'lleida-cappont@rodera.example',
  responsable: 'Núria Sala',
  horario: [{ dia: 6, desde: '09:00', hasta: '13:00' }],
  abiertoSabado: true,
  abiertoMediodia: false,
  servicios: ['coche'],
  equipamiento: ['wifi', 'piscina'],
  primerasHoras: [],
  primeraHora: null,
  cita: 'web',
  valoracion: { media: 3, total: 2 },
};

const said = (verificada: boolean): Found['opiniones']['lista'][number] => ({
  id: '7d0e6a0e-0f0e-4d7a-8f0e-0f0e0f0e0f0e',
  estrellas: verificada ? 4 : 2,
  texto: verificada ? 'Bien.' : 'Inventada.',
  idioma: 'es',
  nombre: '',
  fecha: '2026-11-02',
  verificada,
});

const schemaOf = (opiniones: Partial<Found['opiniones']>) =>
  workshopSchema(
    {
      tienda,
      festivos: [{ fecha: '2026-12-25', motivo: 'Navidad' }],
      opiniones: { porEstrellas: [], verificadas: null, lista: [], ...opiniones },
    },
    { url: 'https://rodera.example/taller', nombre: 'Rodera', equipo: { wifi: 'Wifi' } },
  );

describe('a workshop as search engines read it', () => {
  it('has its hours, its closed days, its place and what it offers to those who wait', () => {
    expect(schemaOf({})).toMatchObject({
      '@type': 'AutoRepair',
      '@id': 'https://rodera.example/taller',
      image: `https://rodera.example/fachadas/${tienda.codTienda}.jpg`,
      geo: { latitude: 41.6, longitude: 0.63 },
      openingHoursSpecification: [{ dayOfWeek: 'Saturday', opens: '09:00', closes: '13:00' }],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      ],
      amenityFeature: [
        { name: 'Wifi', value: true },
        { name: 'piscina', value: true },
      ],
    });
  });

  it('has stars only from reviews of visits that took place', () => {
    const invented = schemaOf({ lista: [said(false)] });
    expect(invented).not.toHaveProperty('aggregateRating');
    expect(invented).not.toHaveProperty('review');
    const checked = schemaOf({ lista: [said(true), said(false)], verificadas: { media: 4, total: 1 } });
    expect(checked).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } });
    expect(checked['review']).toMatchObject([{ reviewBody: 'Bien.', datePublished: '2026-11-02' }]);
  });
});
