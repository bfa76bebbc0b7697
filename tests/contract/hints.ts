import { randomUUID } from 'node:crypto';
import { thursday } from '#tests/support/shop.ts';
import type { Hints } from './arbitrary.ts';
import { ona } from '#tests/support/ona.ts';

/** What means something in the small shop, `basket` being one that is stored in it. */
export const hintsAround = (basket: string): Hints => {
  const products = ['N1', 'N2', 'N3', 'N999', 'MONTAJE', 'ALINEACION', 'SEGURO'];
  const stores = [1, 2, 3, 0, 2_147_483_647];
  const days = [
    thursday,
    '2027-02-09',
    '2027-02-12',
    '2027-02-13',
    '2026-01-01',
    '2027-12-25',
    '9999-12-31',
    '0001-01-01',
  ];
  const times = ['10:00', '09:15', '12:45', '23:45', '00:00'];
  return {
    id_navision: products,
    id: [...products, basket, '1', 'taller-1'],
    cestaID: [basket, randomUUID()],
    codTienda: stores,
    selectedTaller: stores,
    talleres: [[1, 2], []],
    date: days,
    selectedDate: days,
    time: times,
    selectedTime: times,
    q: ['michelin 205 55 16', '205', '1234 BCD', 'bateira agm', 'taller lleida', "'; drop table article; --"],
    ancho: [205, 195.5, 0, ''],
    serie: [55, 0],
    llanta: [16, 19, '16'],
    alto: [70, 100, '-', ''],
    marca: ['michelin', 'otra', 'Yamaha', 'xiaomi'],
    servicio: ['pinchazo', 'renting', 'otro'],
    bayId: [1, 2, 3, 60, 0],
    desde: times,
    hasta: ['10:00', '13:00', '22:00', '05:00'],
    dias: [1, 7, '7', 0],
    selectedService: ['pinchazo', 'alineacion', 'renting', 'otro'],
    b: ['pinchazo', 'renting', 'otro'],
    x: ['pinchazo', 'otro'],
    firma: ['x'.repeat(32), ''],
    modelo: ['modelo-1', 'otro', 'MT-07'],
    cilindrada: ['689', 'electrica', '-'],
    fabricacion: ['2014-', '-', ''],
    aplicacion: ['delantera', 'trasera', 'ambas'],
    specs: ['205-55-r16-91v', 'otra'],
    catalogKey: ['baterias', 'baterias', 'aceites', 'otra'],
    filters: [
      '{}',
      '{"tecnologia":"AGM","ah":"70"}',
      '{"start_stop":[true,"false"],"marca":""}',
      '{"tecnologia":"otra"}',
      '[]',
      '{',
    ],
    pagination: [{ page: 1, pageSize: 5 }, '{"page":0,"pageSize":50}', '{"page":"1"}', '{"page":-1}', 'null'],
    order: ['order', 'precio', '{"order":"marca"}', '{"order":"precio","direction":"desc"}', '{"order":"otro"}', '""'],
    area: ['lleida', 'todas', 'otra'],
    postCode: ['25001', 'AD500', 'Lleida', '99999'],
    cpostal: ['25001', 'AD500'],
    codigoPostalIntroducido: ['25001', 'AD500', '99999'],
    codigo_postal: ['25001', 'AD500', '99999'],
    email: [ona.email, 'nadie@example.com', 'x'],
    password: [ona.password, 'otra-clave-9'],
    telefono: ['612345678', '12'],
    matricula: ['1234BCD', '8739 hzn', 'M5093', '0000 BBB', 'x', null],
    lat: [41.6],
    lon: [0.62],
  };
};
