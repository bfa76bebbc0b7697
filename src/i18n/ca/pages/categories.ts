import type { CategoryText, GroupName, Vehicle } from '../../es/pages/categories.ts';

export const categories: Record<Vehicle, CategoryText> = {
  coche: {
    nombre: 'Cotxe',
    todo: 'Tot per al teu cotxe',
    titulo: 'Tot per al teu cotxe',
    entrada: 'Pneumàtics, revisió, frens, aire i el que demana la ITV. Amb el preu abans de venir i l’hora reservada.',
    neumaticos: 'Pneumàtics per al teu cotxe',
    neumaticosTexto: 'Amb la matrícula t’ensenyem les mides que admet el teu cotxe i què costen muntades.',
  },
  moto: {
    nombre: 'Moto',
    todo: 'Tot per a la teva moto',
    titulo: 'Tot per a la teva moto',
    entrada: 'Pneumàtics, revisió per cilindrada, frens i transmissió, als tallers que treballen amb motos.',
    neumaticos: 'Pneumàtics per a la teva moto',
    neumaticosTexto: 'El de davant i el de darrere són diferents i no s’intercanvien. Cerca’ls per mida o per model.',
  },
  camion: {
    nombre: 'Camió',
    todo: 'Tot per al teu camió',
    titulo: 'Camió i autobús',
    entrada: 'Pneumàtics per eix, remolcs, flotes i assistència a la carretera a qualsevol hora.',
    neumaticos: 'Pneumàtics de camió',
    neumaticosTexto: 'Direcció, tracció i remolc, amb el muntatge inclòs en el preu.',
  },
  agricola: {
    nombre: 'Agrícola',
    todo: 'Tot per al camp',
    titulo: 'Tractor i maquinària agrícola',
    entrada: 'Pneumàtics, alineació i teleinflat, al taller o a la finca.',
    neumaticos: 'Pneumàtics agrícoles',
    neumaticosTexto: 'De tractor, remolc, eines de conreu i recol·lectora, amb el muntatge inclòs en el preu.',
  },
};

export const groups: Record<GroupName, string> = {
  revision: 'Revisió i manteniment',
  seguridad: 'Seguretat i avaries',
  productos: 'Productes',
  neumaticos: 'Pneumàtics',
  taller: 'Taller',
  flota: 'A la carretera i a la teva base',
  campo: 'Al taller i a la finca',
};
