/** Preloaded into a server, it makes its whole process begin at `CLOCK_STARTS`; from there time goes on as it does. */
const ahead = Date.parse(process.env['CLOCK_STARTS'] ?? '') - Date.now();
const SystemDate = Date;

class OtherDate extends SystemDate {
  constructor(...given: []) {
    if (given.length === 0) super(SystemDate.now() + ahead);
    else super(...given);
  }

  static override now(): number {
    return SystemDate.now() + ahead;
  }
}

globalThis.Date = OtherDate as DateConstructor;
