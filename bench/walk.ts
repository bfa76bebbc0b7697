import { launch } from './browser.ts';
import { slowDown, phone, Walker, type Walked } from './walk/walker.ts';
import { appointment, atWorkshop, byCard, withAccount } from './walk/ways.ts';

/**
 * `npm run walk -- http://localhost:3000`: buys, and books, in an open shop as somebody with a phone does, and says what it
 * took (docs/walk.md). Ends badly where something is beyond its limit.
 */
const origin = process.argv[2];
if (!origin) throw new Error('which shop? npm run walk -- http://localhost:3000');

interface Measure {
  readonly what: string;
  readonly value: number;
  readonly most: number;
  readonly where?: string;
}

const none = Infinity;
const ways = [
  { name: 'guest, at the workshop', walk: atWorkshop, most: { screens: 6, taps: 9, fields: 6, waited: 2 } },
  { name: 'with account', walk: withAccount, most: { screens: none, taps: none, fields: none, waited: none } },
  { name: 'guest, deposit by card', walk: byCard, most: { screens: 8, taps: none, fields: 11, waited: none } },
  { name: 'appointment', walk: appointment, most: { screens: none, taps: none, fields: none, waited: none } },
] as const;

const line = (text: string): void => void process.stdout.write(`${text}\n`);

const measuresOf = ({ waits, ...walked }: Walked, most: (typeof ways)[number]['most'], slow: boolean): Measure[] => [
  ...(['screens', 'taps', 'fields'] as const).map((what) => ({ what, value: walked[what], most: most[what] })),
  { what: 'seconds waited', value: Number(walked.waited.toFixed(1)), most: slow ? none : most.waited },
  { what: 'largest paint', value: Math.round(walked.paint[0]), most: slow ? 2500 : none, where: walked.paint[1] },
  { what: 'answer to a tap', value: walked.response[0], most: slow ? 200 : none, where: walked.response[1] },
  ...[...waits].map(([what, took]) => ({
    what: `wait: ${what}`,
    value: Math.round(took),
    most: !slow ? none : what === 'add to basket' ? 2500 : what === 'find workshops' ? 1500 : none,
  })),
];

const walkOnce = async (way: (typeof ways)[number], slow: boolean): Promise<readonly Measure[]> => {
  const browser = await launch();
  const page = await browser.newPage({ viewport: phone, hasTouch: true, timezoneId: 'Europe/Madrid', locale: 'es-ES' });
  const walker = new Walker(page);
  await walker.watch();
  if (slow) await slowDown(await page.context().newCDPSession(page));
  try {
    await way.walk(walker, origin);
    walker.look();
  } finally {
    await browser.close();
  }
  return measuresOf(walker.walked, way.most, slow);
};

// What a server does once is not what a visitor waits for.
await walkOnce(ways[0], false);
for (const slow of [false, true])
  for (const way of ways) {
    line(`\n${way.name}, ${slow ? 'slow 4G' : 'fast'}`);
    for (const { what, value, most, where = '' } of await walkOnce(way, slow)) {
      const beyond = value > most;
      if (beyond) process.exitCode = 1;
      line(`  ${what}: ${value} ${where}${most === none ? '' : `, at most ${most}${beyond ? ': BEYOND' : ''}`}`);
    }
  }
