/** The results that a visitor may choose, one for each sentence of the shop. */
export const testResults = ['00', '101', '102', '103', '107', '205', '301', '507', '666'] as const;

export type TestResult = (typeof testResults)[number];

/** Test numbers of Global Payments' sandbox for the first four, invented ones for the rest. */
export const testCards: Readonly<Record<TestResult, string>> = {
  '00': '4263970000005262',
  '101': '4000120000001154',
  '102': '4000130000001724',
  '103': '4000160000004147',
  '107': '4000990000001077',
  '205': '4000990000002059',
  '301': '4000990000003016',
  '507': '4000990000005078',
  '666': '4000990000006662',
};

/** Mobiles that are answered so; any other Spanish mobile pays. A lost card has no like here. */
export const testMobiles: Readonly<Partial<Record<TestResult, string>>> = {
  '00': '600000000',
  '101': '600000101',
  '107': '600000107',
  '205': '600000205',
  '301': '600000301',
  '507': '600000507',
  '666': '600000666',
};

export const testPin = '1234';
/** Any three figures do. */
export const testCvv = '123';

const resultIn = (table: Readonly<Partial<Record<TestResult, string>>>, value: string) =>
  testResults.find((result) => table[result] === value);

export const resultOfCard = (pan: string): TestResult | undefined => resultIn(testCards, pan);

export const resultOfMobile = (mobile: string): TestResult => resultIn(testMobiles, mobile) ?? '00';

/** The check digit of card numbers (ISO/IEC 7812-1, Luhn). */
export const passesLuhn = (pan: string): boolean => {
  const sum = pan
    .split('')
    .toReversed()
    .reduce((total, sign, place) => {
      const digit = Number(sign) * (place % 2 === 0 ? 1 : 2);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return /^\d{12,19}$/.test(pan) && sum % 10 === 0;
};
