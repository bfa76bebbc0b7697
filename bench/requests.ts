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

/** Baskets with ids of their own and four units of one of the tyres. */
export const newBaskets = (tyres: readonly string[]): string =>
  lua([
    `local tyres = ${list(tyres)}`,
    'local n = 0',
    'math.randomseed(os.time())',
    'wrk.method = "POST"',
    'wrk.headers["content-type"] = "application/json"',
    'local function four() return string.format("%04x", math.random(0, 65535)) end',
    'request = function()',
    '  n = n % #tyres + 1',
    '  local id = four() .. four() .. "-" .. four() .. "-4" .. four():sub(2) .. "-a" .. four():sub(2) .. "-" .. four() .. four() .. four()',
    '  local products = string.format("[{\\"id_navision\\":\\"%s\\",\\"cantidad\\":4}]", tyres[n])',
    '  return wrk.format(nil, nil, nil, string.format("{\\"cestaState\\":{\\"cestaID\\":\\"%s\\",\\"products\\":%s}}", id, products))',
    'end',
  ]);

export const resultPages = (): string =>
  paths(
    sizes.map(([ancho, serie, llanta]) => `/selector/resultados/todos?ancho=${ancho}&serie=${serie}&llanta=${llanta}`),
  );
