import type { BesideTexts } from '../es/beside.ts';

export const beside: BesideTexts = {
  titulo: 'Per a la mateixa visita',
  explica:
    'Les bateries i els olis es demanen a part. Cada cistella guarda el seu preu; demana’n una i després l’altra.',
  linea: (cantidad, nombre) => `${cantidad} × ${nombre}`,
  total: (importe) => `Total: ${importe}`,
  abrir: 'Passa a aquesta cistella',
  pedir: 'Demana-la ara',
  pedido: (numero) => `Comanda ${numero}`,
};
