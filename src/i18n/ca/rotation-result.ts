import type { RotationResultTexts } from '../es/rotation-result.ts';

export const rotationResult: RotationResultTexts = {
  respuestas: {
    rotar: {
      titulo: 'Sí, es poden permutar',
      texto:
        'Tots quatre canvien de lloc segons la tracció del teu cotxe: els de l’eix que empeny passen rectes a l’altre, i els altres creuats. Mirem el dibuix i la pressió de cadascun i comprovem l’equilibratge.',
      dibujo: 'Les rodes de davant passen darrere pel seu costat, i les de darrere passen davant creuades.',
    },
    direccionales: {
      titulo: 'En creu no, de davant enrere sí',
      texto:
        'Un pneumàtic direccional no pot canviar de costat: giraria al revés i amb aigua s’agafa pitjor. El que sí que es fa és passar els de davant enrere i els de darrere endavant, cadascun pel seu costat.',
      dibujo: 'Les rodes de davant i de darrere es canvien entre elles, cadascuna al seu costat.',
    },
    distintas: {
      titulo: 'No es poden passar de davant enrere',
      texto:
        'Darrere portes una altra mida que davant: cadascuna només val al seu eix, i muntar-la a l’altre no passa la ITV. En lloc d’això comprovem l’alineació i la pressió, que és el que fa que es gastin per un costat. Si el dibuix s’acaba en un eix, es canvien els dos d’aquell eix.',
      dibujo: 'Les rodes de davant i de darrere tenen mides diferents i es queden al seu eix.',
    },
    moto: {
      titulo: 'En una moto no es permuten',
      texto:
        'La roda de davant i la de darrere porten pneumàtics diferents en mida, forma i goma. En lloc d’això es vigilen la pressió i el dibuix: quan un baixa d’1,6 mm es canvia, encara que l’altre aguanti.',
      dibujo: 'El pneumàtic de davant d’una moto és més estret que el de darrere.',
    },
    otro: {
      titulo: 'Per a aquest vehicle, truca’ns',
      texto:
        'En camions i maquinària cada eix té el seu pneumàtic i el seu desgast. Truca’ns amb la matrícula i et diem què s’hi pot fer i on.',
      dibujo: '',
    },
  },
  pedirPermuta: 'Demana cita per permutar-los',
  pedirMoto: 'Demana cita per a la moto',
  verMoto: 'Mira els pneumàtics de moto',
  verMedidas: 'Mira pneumàtics nous',
  alineacion: 'I l’alineació',
  alineacionTexto:
    'Si el cotxe se’n va de costat o els pneumàtics es gasten per una vora, amb permutar-los no n’hi ha prou: cal posar les rodes rectes.',
  alineacionPrecio: 'Per cotxe, impostos inclosos.',
  conAlineacion: 'Demana cita per a totes dues coses',
  soloAlineacion: 'Demana cita per a l’alineació',
  cambiar: 'És un altre vehicle',
};
