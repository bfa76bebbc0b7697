import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { expectProblem } from './answers.ts';
import { startApi, type Api } from './api.ts';

const names = Object.keys(calls) as CallName[];
const limitOf = (name: CallName) => (contract[name] as Endpoint).limit;
const limited = names.filter((name) => limitOf(name) !== undefined);

let api: Api;
let administrator: { readonly authorization: string };
beforeAll(async () => {
  api = await startApi({ rateLimit: true });
  const token = await signInStaff(api.shop.database, api.shop.runtime.clock(), { rol: 'administrador', talleres: [] });
  administrator = { authorization: `Bearer ${token}` };
});
afterAll(async () => await api.close());

const visit = { selectedTaller: 1, selectedService: 'x', selectedDate: '2027-02-11', selectedTime: '10:00' };

/** Well formed, and refused by what it says: only its being counted matters. */
const idle: Readonly<Partial<Record<CallName, object>>> = {
  registerUser: {
    nombre: '',
    apellidos: '',
    email: '',
    password: '',
    telefono: '',
    codigo_postal: '',
    permiso_comercial: false,
    privacidad: false,
  },
  findCustomers: { busca: 'x' },
  uploadPicture: {},
  askImpersonation: { idUser: randomUUID(), motivo: 'porque llama' },
  beginImpersonation: { codigo: 'x' },
  enterWithPasskey: {
    respuesta: {
      id: 'eHh4',
      rawId: 'eHh4',
      type: 'public-key',
      response: { clientDataJSON: 'eHh4', authenticatorData: 'eHh4', signature: 'eHh4' },
    },
  },
  openPasskey: {},
  offerAccountPasskey: { nombre: 'Ona', apellidos: 'Riu', email: 'x' },
  forgotPassword: { email: '' },
  checkPasswordLink: {},
  resetPassword: { password: '', confirmPassword: '' },
  proveAccount: { token: 'x' },
  addClient: { numero_documento: 'x' },
  findTyresByPlate: { matricula: 'x' },
  readMotoRevision: { matricula: '', cilindrada: '' },
  keepMotoRevision: { id_registro_lead_revision_moto: randomUUID(), id_site_marca_moto: 1, id_moto: 1 },
  identifyVehicle: { matriculaNumber: 'x' },
  estimateUpkeep: { tipoVehiculo: 'turismo' },
  addVehicleByPlate: { vehicleData: { marca: 'x', modelo: 'x' }, idUsuario: randomUUID(), matriculaNumber: 'x' },
  selectOil: { matricula: 'x', kms: 1 },
  verifyRevision: { matricula: 'x', kms: 1, aceite: 5 },
  findOilByPlate: { matricula: 'x' },
  registerRevisionLead: { matricula: 'x', kms: 1 },
  requestProduct: { productID: 'N1' },
  requestMotoProduct: { productID: 'N1' },
  registerMotoBrand: { origen: 'selector-moto' },
  requestEmailCode: { email: '' },
  proveEmail: { id: randomUUID(), codigo: '000000' },
  subscribeNewsletter: {},
  confirmNewsletter: {},
  cancelNewsletter: {},
  readMailChoices: {},
  changeMailChoices: { newsletter: true },
  countStep: { recorrido: 'cesta', paso: 'ninguno' },
  proveIssue: {},
  contactar: { data: {} },
  callback: {},
  createLead: { origen: 'selector' },
  reserveTime: { codTienda: 1, date: '2027-02-11', time: '10:00', cestaID: randomUUID() },
  placeOrder: { cestaState: { cestaID: randomUUID(), products: [] } },
  changeOrder: { data: { cestaID: randomUUID() } },
  acceptLateTime: { date: '2027-02-11', time: '10:00' },
  returnLatePayment: {},
  explainVisitDay: { date: '2027-02-11' },
  joinWaiting: {
    codTienda: 1,
    selectedService: 'x',
    desde: '2027-02-11',
    hasta: '2027-02-11',
    franja: 'dia',
    email: '',
  },
  passWaiting: {},
  writeReview: { firma: 'x', estrellas: 5, texto: '', nombre: '' },
  writeProductReview: { firma: 'x', version: 0, estrellas: 5, texto: '', nombre: '' },
  withdraw: { nombre: 'x', confirmo: true },
  requestChange: { date: '2027-02-11', franja: 'dia' },
  withdrawProductReview: {},
  withdrawChange: {},
  answerChange: {},
  leaveWaiting: {},
  holdVisitTime: { ...visit, reserva: randomUUID() },
  bookVisit: { ...visit, userData: {} },
  changeVisit: { ...visit, userData: {}, oldCitaId: randomUUID() },
};

/** Of calls that name something in their path: nothing. */
const params = { token: 'x', oferta: randomUUID(), cita: randomUUID(), id: randomUUID(), x: 'x', n: 'x', linea: 'x' };

describe('a call that is limited', () => {
  it.each(limited)('%s says when it may be made again', async (name) => {
    const { calls: most, seconds } = limitOf(name) ?? { calls: 0, seconds: 0 };
    const body = idle[name];
    // Who may not make a call at all is told so before it is counted.
    const who = {
      ...(['operator', 'editor'].includes(contract[name].access) ? administrator : {}),
      // Those that count together would find each other's calls counted.
      ...(limitOf(name)?.together ? { from: `10.1.0.${limited.indexOf(name)}` } : {}),
    };
    expect(body).toBeDefined();
    for (let turn = 0; turn < most; turn += 1)
      expect((await api.send(name, { params, body }, who)).statusCode).not.toBe(429);

    const answer = await api.send(name, { params, body }, { language: 'ca', ...who });
    const { code, values } = expectProblem(answer, ['ca']);
    expect([code, answer.statusCode]).toEqual(['demasiadas-llamadas', 429]);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(values?.['segundos']).toBe(wait);
  });

  it('is counted with all those that look a plate up: forty of them together, however they are mixed', async () => {
    const together = limited.filter((name) => limitOf(name)?.together === 'matriculas');
    expect(together.length).toBeGreaterThan(1);
    const send = async (turn: number) => {
      const name = together[turn % together.length] ?? 'findTyresByPlate';
      return (await api.send(name, { params, body: idle[name] }, { from: '10.2.0.1' })).statusCode;
    };
    for (let turn = 0; turn < 40; turn += 1) expect(await send(turn)).not.toBe(429);
    for (const turn of together.keys()) expect(await send(turn)).toBe(429);
  });

  it('is counted for each address alone, and says nothing to the others', async () => {
    await expect(api.send('createLead', { body: idle.createLead })).resolves.toMatchObject({ statusCode: 429 });
    expect((await api.send('siteInit', {})).statusCode).toBe(200);
  });
});
