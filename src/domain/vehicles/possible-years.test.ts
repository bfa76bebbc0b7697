import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { possibleYears } from './possible-years.ts';

const model = (desde?: number, hasta?: number, anoFabricacion?: number) => ({ desde, hasta, anoFabricacion });
const plate = (desde: string, hasta: string | null = desde) => ({ desde, hasta });

describe('when a vehicle can have been made', () => {
  it.each([
    ['the year of manufacture counts before all', model(2010, 2020, 2016), plate('2018-03'), [2016, 2016]],
    ['a month of registration is its year', model(2013, 2020), plate('2015-08'), [2015, 2015]],
    ['an estimate may lie in two years', model(2008), plate('2013-11', '2014-02'), [2013, 2014]],
    ['a model that ended before was not made after', model(2008, 2012), plate('2014-01'), [2012, 2012]],
    ['a model that began later was not made before', model(2014, undefined), plate('2013-11', '2014-02'), [2014, 2014]],
    ['an open estimate goes on until today', model(2016), plate('2019-11', null), [2019, 2026]],
    ['without a plate, the years of the model', model(2005, 2012), null, [2005, 2012]],
    ['of a model that is still made, until today', model(2017), null, [2017, 2026]],
    ['a model of which only the end is known', model(undefined, 2011), null, [1900, 2011]],
    ['a registration alone', model(), plate('2016-06'), [2016, 2016]],
  ])('%s', (_, vehicle, registered, [desde, hasta]) => {
    expect(possibleYears(vehicle, registered, 2026)).toEqual({ desde, hasta });
  });

  it('nobody knows without registration and years of the model', () => {
    expect(possibleYears(model(), null, 2026)).toBeNull();
  });

  it('never begins after it ends, and never lies after the registration or the end of the model', () => {
    const year = fc.integer({ min: 1980, max: 2026 });
    fc.assert(
      fc.property(
        fc.option(year, { nil: undefined }),
        fc.option(year, { nil: undefined }),
        year,
        (desde, ends, month) => {
          const hasta = ends === undefined ? undefined : Math.max(ends, desde ?? 0);
          const years = possibleYears(model(desde, hasta), plate(`${month}-05`), 2026);
          expect(years?.desde).toBeLessThanOrEqual(years?.hasta ?? 0);
          expect(years?.hasta).toBeLessThanOrEqual(Math.min(month, hasta ?? 2026));
        },
      ),
    );
  });
});
