import {
  passesLuhn,
  resultOfCard,
  resultOfMobile,
  testCards,
  testCvv,
  testMobiles,
  testPin,
  testResults,
  type TestResult,
} from './test-cards.ts';

export const cardFields = ['numero', 'caducidad', 'cvv', 'titular'] as const;
export const bizumFields = ['telefono', 'pin'] as const;

export type FormField = (typeof cardFields)[number] | (typeof bizumFields)[number];

/** What can be wrong with a field; each has its sentence in `texts.ts`. */
export type FieldTrouble =
  | 'numero-falta'
  | 'numero-mal'
  | 'numero-real'
  | 'caducidad-mal'
  | 'caducidad-pasada'
  | 'cvv-mal'
  | 'titular-falta'
  | 'telefono-mal'
  | 'pin-mal';

export type FormValues = Readonly<Partial<Record<FormField, string>>>;
export type FormErrors = Readonly<Partial<Record<FormField, FieldTrouble>>>;

/** How the answer reaches the shop: by the gateway's server, by the browser, and in which order. */
export const deliveries = ['aviso-antes', 'aviso-despues', 'solo-aviso', 'solo-retorno', 'retenida'] as const;
export type Delivery = (typeof deliveries)[number];

const textIn = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.slice(0, 100).trim() : '';
};

export const valuesOf = (body: unknown, fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field, textIn(body, field)]));

export const deliveryOf = (body: unknown): Delivery =>
  deliveries.find((delivery) => delivery === textIn(body, 'entrega')) ?? 'aviso-antes';

export const actionOf = (body: unknown): 'pagar' | 'cancelar' | 'cerrar' | 'entregar' =>
  (['cancelar', 'cerrar', 'entregar'] as const).find((action) => action === textIn(body, 'accion')) ?? 'pagar';

const expiryTrouble = (typed: string, now: Date): FieldTrouble | undefined => {
  const parts = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d\d)$/.exec(typed);
  if (!parts) return 'caducidad-mal';
  // A card is good until the last day of its month.
  const ends = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1);
  return ends <= now.getTime() ? 'caducidad-pasada' : undefined;
};

const panTrouble = (pan: string): FieldTrouble | undefined => {
  if (pan === '') return 'numero-falta';
  if (!passesLuhn(pan)) return 'numero-mal';
  return resultOfCard(pan) === undefined ? 'numero-real' : undefined;
};

const withoutNothing = (errors: Readonly<Partial<Record<FormField, FieldTrouble | undefined>>>): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, trouble]) => trouble !== undefined));

type Judged = { readonly errors: FormErrors } | { readonly result: TestResult };

/** A card of the test list, or what is wrong with it. Any other card is refused: nobody types a real one here. */
export const judgeCard = (values: FormValues, now: Date): Judged => {
  const pan = (values.numero ?? '').replaceAll(/[\s-]/g, '');
  const errors = withoutNothing({
    numero: panTrouble(pan),
    caducidad: expiryTrouble(values.caducidad ?? '', now),
    cvv: /^\d{3}$/.test(values.cvv ?? '') ? undefined : 'cvv-mal',
    titular: values.titular ? undefined : 'titular-falta',
  });
  const result = resultOfCard(pan);
  return Object.keys(errors).length > 0 || result === undefined ? { errors } : { result };
};

/** A Spanish mobile with the test PIN, or what is wrong with them. */
export const judgeBizum = (values: FormValues): Judged => {
  const mobile = (values.telefono ?? '').replaceAll(/[\s-]/g, '').replace(/^(?:\+|00)?34(?=\d{9}$)/, '');
  const errors = withoutNothing({
    telefono: /^[67]\d{8}$/.test(mobile) ? undefined : 'telefono-mal',
    pin: values.pin === testPin ? undefined : 'pin-mal',
  });
  return Object.keys(errors).length > 0 ? { errors } : { result: resultOfMobile(mobile) };
};

/** Digits in groups: four for cards, three for mobiles. */
export const grouped = (digits: string): string =>
  digits.replaceAll(digits.length === 16 ? /\d{4}(?=\d)/g : /\d{3}(?=\d)/g, '$& ');

const pressed = (wanted: unknown) => testResults.find((result) => result === wanted);

/** The card form before anybody typed: empty, or the test card that was pressed. */
export const cardFilledIn = (wanted: unknown, now: Date): FormValues => {
  const result = pressed(wanted);
  if (result === undefined) return {};
  const year = String((now.getUTCFullYear() + 2) % 100).padStart(2, '0');
  return { numero: grouped(testCards[result]), caducidad: `12/${year}`, cvv: testCvv, titular: 'Prueba Prueba' };
};

/** The Bizum form before anybody typed: the test mobile that was pressed, or the customer's own (`34|…`). */
export const bizumFilledIn = (wanted: unknown, customerMobile: string | undefined): FormValues => {
  const result = pressed(wanted);
  const own = /^34\|([67]\d{8})$/.exec(customerMobile ?? '')?.[1];
  const telefono = grouped((result && testMobiles[result]) ?? own ?? '');
  return { telefono, ...(result ? { pin: testPin } : {}) };
};
