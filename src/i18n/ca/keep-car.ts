import type { KeepCarTexts } from '../es/keep-car.ts';

export const keepCar: KeepCarTexts = {
  guardar: 'Desa',
  guardarEnCuenta: 'Desa al meu compte',
  guardado: 'Desat al teu compte.',
  recordado: 'Aquest navegador el recorda.',
  entrar: 'Entra i el tindràs també al teu compte.',
  entrarBoton: 'Entra',
  kms: 'Quilòmetres que marca',
  kmsPista: 'Amb els quilòmetres sabem què li toca.',
  codigoPostal: 'Codi postal on sol ser',
  color: 'Color del dibuix',
  kmsMal: 'Escriu els quilòmetres amb xifres, tal com els marca el quadre: més de zero.',
  codigoPostalMal: 'Escriu un codi postal d’Espanya o d’Andorra.',
  matriculaMal: 'Escriu la matrícula com ara 1234 BCD o B-1234-AB.',
  kmsMenos: (kms) => `L’última vegada eren ${kms} km, i ara són menys.`,
  kmsCorrectos: 'Els quilòmetres són correctes: desa’ls tots dos',
};
