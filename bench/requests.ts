/** Lua for wrk: requests that differ from each other, as visitors' do. */

const sizes = [
  [205, 55, 16],
  [195, 65, 15],
  [225, 45, 17],
  [185, 65, 15],
  [225, 40, 18],
  [195, 55, 16],
  [175, 65, 14],
  [215, 55, 17],
  [205, 60, 16],
  [235, 45, 18],
] as const;

const lua = (lines: readonly string[]) => lines.join('\n');
const list = (items: readonly string[]) => `{${items.map((item) => `[[${item}]]`).join(',')}}`;

/** Searches over sizes, seasons, orders and pages. */
export const searches = (): string => {
  const bodies = sizes.flatMap(([ancho, serie, llanta], index) =>
    [0, 1, 2].map((variant) =>
      JSON.stringify({
        page: variant === 2 ? 1 : 0,
        pageSize: 10,
        order: variant === 1 ? 'precio' : 'recomendado',
        direction: index % 2 === 0 ? 'asc' : 'desc',
        filters: { ancho, serie, llanta, verano: variant === 0, runflat: variant === 1 ? false : undefined },
      }),
    ),
  );
  return lua([
    `local bodies = ${list(bodies)}`,
    'local n = 0',
    'wrk.method = "POST"',
    'wrk.headers["content-type"] = "application/json"',
    'request = function()',
    '  n = n % #bodies + 1',
    '  return wrk.format(nil, nil, nil, bodies[n])',
    'end',
  ]);
};

export const paths = (all: readonly string[]): string =>
  lua([
    `local paths = ${list(all)}`,
    'local n = 0',
    'request = function()',
    '  n = n % #paths + 1',
    '  return wrk.format("GET", paths[n])',
    'end',
  ]);

export const anyTenRows = (most: number): string =>
  lua(['request = function()', `  return wrk.format("GET", "/r1?from=" .. math.random(1, ${most}))`, 'end']);

export const resultPages = (): string =>
  paths(
    sizes.map(([ancho, serie, llanta]) => `/selector/resultados/todos?ancho=${ancho}&serie=${serie}&llanta=${llanta}`),
  );
