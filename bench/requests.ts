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

/** The same call with one body after another. */
const posts = (bodies: readonly string[]): string =>
  lua([
    `local bodies = ${list(bodies)}`,
    'local n = 0',
    'wrk.method = "POST"',
    'wrk.headers["content-type"] = "application/json"',
    'request = function()',
    '  n = n % #bodies + 1',
    '  return wrk.format(nil, nil, nil, bodies[n])',
    'end',
  ]);

/** Searches over sizes, seasons, orders and pages. */
export const searches = (): string =>
  posts(
    sizes.flatMap(([ancho, serie, llanta], index) =>
      [0, 1, 2].map((variant) =>
        JSON.stringify({
          page: variant === 2 ? 1 : 0,
          pageSize: 10,
          order: variant === 1 ? 'precio' : 'recomendado',
          direction: index % 2 === 0 ? 'asc' : 'desc',
          filters: { ancho, serie, llanta, verano: variant === 0, runflat: variant === 1 ? false : undefined },
        }),
      ),
    ),
  );

/** Searches of which hardly two are the same: whatever can be narrowed by, in some combination of a hundred million. */
export const unaskedSearches = (): string =>
  lua([
    `local sizes = ${list(sizes.map(([ancho, serie, llanta]) => `"ancho":${ancho},"serie":${serie},"llanta":${llanta}`))}`,
    `local speeds = ${list(['S', 'T', 'H', 'V', 'W', 'Y'])}`,
    `local orders = ${list(['recomendado', 'precio', 'marca'])}`,
    `local categories = ${list(['PREMIUM', 'QUALITY', 'BUDGET'])}`,
    'math.randomseed(os.time())',
    'wrk.method = "POST"',
    'wrk.headers["content-type"] = "application/json"',
    'local function one(list) return list[math.random(#list)] end',
    'local function maybe(share, text) return math.random() < share and text or "" end',
    'request = function()',
    '  local filters = one(sizes)',
    '    .. maybe(0.5, string.format(",\\"ic\\":%d", math.random(70, 92)))',
    '    .. maybe(0.5, string.format(",\\"cv\\":\\"%s\\"", one(speeds)))',
    '    .. maybe(0.4, ",\\"verano\\":true") .. maybe(0.3, ",\\"invierno\\":true") .. maybe(0.3, ",\\"allseason\\":true")',
    '    .. maybe(0.3, string.format(",\\"categorias\\":[\\"%s\\"]", one(categories)))',
    '    .. maybe(0.3, string.format(",\\"idsmarca\\":[%d,%d,%d,%d,%d,%d]", math.random(6), math.random(7, 12), math.random(13, 18), math.random(19, 24), math.random(25, 30), math.random(31, 40)))',
    '    .. maybe(0.3, ",\\"runflat\\":false")',
    '  local body = string.format("{\\"page\\":%d,\\"pageSize\\":10,\\"order\\":\\"%s\\",\\"direction\\":\\"%s\\",\\"filters\\":{%s}}",',
    '    math.random(0, 2), one(orders), math.random() < 0.5 and "asc" or "desc", filters)',
    '  return wrk.format(nil, nil, nil, body)',
    'end',
  ]);

export const paths = (all: readonly string[]): string =>
  lua([
    `local paths = ${list(all)}`,
    'local n = 0',
    'request = function()',
    '  n = n % #paths + 1',
    '  return wrk.format("GET", paths[n])',
    'end',
  ]);

/** The data of pages that many read, in both languages, packed as browsers ask for it. */
export const pageData = (): string =>
  lua([
    'wrk.headers["accept-encoding"] = "gzip"',
    paths(
      [
        'index',
        'ca',
        'neumaticos/verano',
        'ca/pneumatics/hivern',
        'talleres-mecanicos',
        'aviso-legal',
        'promociones',
      ].map((page) => `/page-data/${page}/page-data.json`),
    ),
  ]);

export const anyTenRows = (most: number): string =>
  lua(['request = function()', `  return wrk.format("GET", "/r1?from=" .. math.random(1, ${most}))`, 'end']);

/** Baskets with ids of their own, four units of one of the tyres, and coupons. */
export const newBaskets = (tyres: readonly string[], cupones: readonly string[]): string =>
  lua([
    `local tyres = ${list(tyres)}`,
    `local cupones = [[ ${JSON.stringify(cupones)} ]]`,
    'local n = 0',
    'math.randomseed(os.time())',
    'wrk.method = "POST"',
    'wrk.headers["content-type"] = "application/json"',
    'local function four() return string.format("%04x", math.random(0, 65535)) end',
    'request = function()',
    '  n = n % #tyres + 1',
    '  local id = four() .. four() .. "-" .. four() .. "-4" .. four():sub(2) .. "-a" .. four():sub(2) .. "-" .. four() .. four() .. four()',
    '  local products = string.format("[{\\"id_navision\\":\\"%s\\",\\"cantidad\\":4}]", tyres[n])',
    '  return wrk.format(nil, nil, nil, string.format("{\\"cestaState\\":{\\"cestaID\\":\\"%s\\",\\"products\\":%s,\\"cupones\\":%s}}", id, products, cupones))',
    'end',
  ]);

export const resultPages = (): string =>
  paths(
    sizes.map(([ancho, serie, llanta]) => `/selector/resultados/todos?ancho=${ancho}&serie=${serie}&llanta=${llanta}`),
  );

const motoSizes = [
  [120, 70, 17],
  [180, 55, 17],
  [160, 60, 17],
  [110, 80, 19],
  [150, 70, 17],
  [190, 50, 17],
  [120, 70, 12],
  [130, 70, 13],
] as const;

const motoBodies = (more: object): string =>
  posts(
    motoSizes.flatMap(([ancho, alto, llanta]) =>
      ['recomendado', 'precio'].map((order) =>
        JSON.stringify({ medidas: { ancho, alto, llanta }, order, direction: 'asc', ...more }),
      ),
    ),
  );

const query = (fields: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();

/** Every other call that finds something, with questions that differ from each other: its path, and how it is asked. */
export const findings = (): readonly { readonly call: string; readonly path: string; readonly script: string }[] => {
  const get = (call: string, asked: readonly string[]) => ({ call, path: '', script: paths(asked) });
  return [
    get(
      'tyres-with-values',
      sizes.flatMap(([ancho, serie, llanta]) =>
        [{ ancho }, { ancho, serie }, { ancho, serie, llanta }].map(
          (chosen) => `/api/es/tyres-with-values?${query(chosen)}`,
        ),
      ),
    ),
    {
      call: 'neumatico-por-matricula',
      path: '/api/es/neumatico-por-matricula',
      script: posts(['1273 JHM', '1774 GMJ', 'M5093', '8739 HZN'].map((matricula) => JSON.stringify({ matricula }))),
    },
    {
      call: 'selector-aceite',
      path: '/api/es/selector-aceite',
      script: posts(
        ['1273 JHM', '1774 GMJ', '5288 HHV', '4275 KNH'].map((matricula, n) =>
          JSON.stringify({ matricula, kms: 60_000 + n }),
        ),
      ),
    },
    { call: 'neumaticos-moto/selector', path: '/api/es/neumaticos-moto/selector', script: motoBodies({}) },
    {
      call: 'camaras-moto/selector',
      path: '/api/es/camaras-moto/selector',
      script: motoBodies({ filtros: { tipos: ['camara'] } }),
    },
    get(
      'tyres-with-values-moto',
      motoSizes.map(([ancho, alto]) => `/api/es/tyres-with-values-moto?${query({ ancho, alto })}`),
    ),
    get(
      'modelos/moto/values',
      ['Honda', 'Yamaha', 'BMW', 'KTM'].map((marca) => `/api/es/modelos/moto/values?${query({ marca })}`),
    ),
    get(
      '{catalogKey}/search',
      ['baterias', 'aceites', 'accesorios-seguridad', 'amortiguadores'].flatMap((key) =>
        [0, 1].map((page) => `/api/es/${key}/search?${query({ pagination: JSON.stringify({ page, pageSize: 10 }) })}`),
      ),
    ),
    get(
      '{catalogKey}/filter-values',
      ['baterias', 'aceites', 'accesorios-seguridad'].map((key) => `/api/es/${key}/filter-values`),
    ),
  ];
};

/** What is typed into the field for everything. */
export const phrases = (): string =>
  paths(
    [
      ...sizes.flatMap(([ancho, serie, llanta]) => [
        `${ancho} ${serie} ${llanta}`,
        `${ancho}/${serie}R${llanta}`,
        `michelin ${ancho} ${serie} ${llanta}`,
      ]),
      '120/70 17',
      '1273 JHM',
      'pilot sport',
      'crossclimate',
      'bateria agm',
      'aceite 5w30',
      'ozono',
      'taller lleida',
      'bridgeston',
    ].map((q) => `/api/es/buscar?${query({ q })}`),
  );

/** Paths one after the other, by connections that rest between two of them, as people do: so many a second by all of them. */
export const browsing = (list: readonly string[], perSecond: number, connections: number): string =>
  lua([
    'wrk.headers["accept-encoding"] = "gzip"',
    paths(list),
    `delay = function() return math.random(0, ${Math.round((2000 * connections) / perSecond)}) end`,
  ]);
