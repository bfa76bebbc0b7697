/** Places in the addresses of makers that Catalan names otherwise than Spanish, in which the catalogue has them. */
const catalan: Readonly<Record<string, string>> = {
  Alemania: 'Alemanya',
  Austria: 'Àustria',
  Bélgica: 'Bèlgica',
  Chequia: 'Txèquia',
  China: 'Xina',
  'Corea del Sur': 'Corea del Sud',
  Eslovaquia: 'Eslovàquia',
  Eslovenia: 'Eslovènia',
  España: 'Espanya',
  'Estados Unidos': 'Estats Units',
  Francia: 'França',
  India: 'Índia',
  Italia: 'Itàlia',
  Japón: 'Japó',
  Luxemburgo: 'Luxemburg',
  'Países Bajos': 'Països Baixos',
  Polonia: 'Polònia',
  'Reino Unido': 'Regne Unit',
  Serbia: 'Sèrbia',
  Suecia: 'Suècia',
  Taiwán: 'Taiwan',
  Turquía: 'Turquia',
  Amberes: 'Anvers',
  Bombay: 'Bombai',
  Milán: 'Milà',
  Múnich: 'Munic',
  Shanghái: 'Xangai',
  Taipéi: 'Taipei',
  Zaragoza: 'Saragossa',
};

/** "Pirelli Tyre S.p.A., Milà, Itàlia" of "Pirelli Tyre S.p.A., Milán, Italia". */
export const makerAddress = (fabricante: string): string =>
  fabricante
    .split(', ')
    .map((part) => catalan[part] ?? part)
    .join(', ');
