import { forms } from './forms.ts';
import { at } from './places.ts';
import type { CasesTexts } from '../es/cases.ts';
import { les } from './hours.ts';

export const cases: CasesTexts = {
  titulo: 'Contacte',
  descripcion: 'Escriu-nos, demana que et truquem o truca gratis. Et contesta una persona, amb un número de consulta.',
  entrada:
    'Et contesta una persona, per correu: gairebé sempre de seguida, i com a màxim en quinze dies feiners. Si tens pressa, truca’ns gratis.',
  motivo: 'De què va el teu missatge?',
  motivos: {
    pedidos: 'Una comanda feta al web',
    atencion: 'Atenció al client',
    presupuesto: 'Un pressupost',
    cita: 'Una cita al taller',
  },
  nombre: 'Nom i cognoms',
  correo: 'Correu electrònic',
  correoPista: 'Aquí et contestem.',
  correoQuizas: forms.correoQuizas,
  telefono: 'Telèfon',
  opcional: 'opcional',
  vehiculo: 'El teu vehicle',
  vehiculoPista: 'Matrícula, o marca i model.',
  servicios: 'Serveis que t’interessen',
  serviciosHasta: 'Fins a sis.',
  deVehiculo: { coche: 'Cotxe', moto: 'Moto', patinete: 'Patinet elèctric' },
  comentario: 'El teu missatge',
  comentarioPista: 'Si és d’una comanda o d’una cita, posa’n el número.',
  privacidad: 'He llegit i accepto la política de privacitat',
  leerPrivacidad: 'Llegeix la política de privacitat',
  uso: 'Fem servir aquestes dades només per contestar-te, i les esborrem al cap de dos anys.',
  enviar: 'Envia',
  revisa: 'El teu missatge encara no ha sortit. Revisa el que està marcat.',
  sobreTaller: (taller) => `El teu missatge és per ${at(taller)}.`,

  otrosModos: 'Altres maneres de contactar',
  llamaGratis: 'Truca gratis',
  teLlamamos: 'Et truquem',
  horario:
    'De dilluns a divendres de 8\u00A0a\u00A020\u00A0h i els dissabtes de 9\u00A0a\u00A013\u00A0h, tret dels festius.',
  conNumero: 'Et donem un número. Així, qualsevol de nosaltres sap de què es tracta.',

  gracias: 'Gràcies, ja l’hem rebut',
  graciasSin: 'Gràcies',
  graciasTexto:
    'T’hem enviat un correu amb el número de la teva consulta. Si no arriba en uns minuts, mira el correu brossa.',
  graciasLlamada: 'Et trucarem al telèfon que ens has donat.',
  graciasSinTexto: 'Quan ens escriguis des de la pàgina de contacte, aquí veuràs el número de la teva consulta.',
  tuNumero: 'Número de la teva consulta',
  inicio: 'Torna a l’inici',
  escribir: 'Ves a la pàgina de contacte',

  llamar: 'Et truquem',
  llamarDescripcion:
    'Deixa el telèfon i et truquem gratis, de dilluns a divendres de 8\u00A0a\u00A020\u00A0h i els dissabtes de 9\u00A0a\u00A013\u00A0h.',
  llamarTexto: 'Deixa el telèfon i et truca una persona. No et costa res.',
  telefonoPista: 'Fora d’Espanya, amb prefix.',
  pedirLlamada: 'Truqueu-me',
  usoTelefono: 'Fem servir el telèfon només per a aquesta trucada.',
  hoyAhora: (hasta) => `Et truquem avui, abans de ${les(hasta)}.`,
  hoyLuego: (desde, hasta) => `Ara no hi ha ningú al telèfon. Et truquem avui, entre ${les(desde)} i ${les(hasta)}.`,
  otroDia: (dia, desde, hasta) => `Ara no et podem trucar. Ho farem el ${dia}, entre ${les(desde)} i ${les(hasta)}.`,
  llamarYa: (telefono) => `També pots trucar gratis al ${telefono}.`,

  profesionales: 'Accés per a professionals',
  profesionalesDescripcion:
    'Flotes, autònoms i tallers: diversos vehicles, una factura completa i un preu acordat. Demana el teu accés.',
  profesionalesTexto: 'Per a empreses, autònoms i flotes que cuiden diversos vehicles.',
  paraQuien: 'Què ofereix',
  ventajas: [
    ['Diversos vehicles en un compte', 'Cada matrícula amb el seu historial, les seves cites i el que li toca.'],
    ['Factura completa a nom de l’empresa', 'En cada comanda i en cada feina, i sempre al teu compte.'],
    ['Condicions acordades amb tu', 'Les estudiem segons la teva flota i te les diem per escrit.'],
  ],
  comoFunciona: 'Com es demana',
  pasos: [
    'Explica’ns quina empresa ets i quants vehicles tens.',
    'Una persona s’ho mira i et contesta per correu, amb un número de consulta.',
    'Si ens posem d’acord, et diem per escrit quines condicions tens i des de quan.',
  ],
  pideAcceso: 'Demana el teu accés',
  empresa: 'Empresa o nom comercial',
  nif: 'NIF',
  tuNombre: 'Persona de contacte',
  comentarioEmpresa: 'Quants vehicles teniu, i què necessiteu',
};
