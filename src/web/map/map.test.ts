import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPoints } from './clusters.ts';
import {
  fitView,
  panBy,
  project,
  readMapView,
  worldPixels,
  toScreen,
  unproject,
  writeMapView,
  zoomBy,
  zooms,
} from './projection.ts';
import { tilesOf } from './tiles.ts';

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -170, max: 170, noNaN: true }),
});
const size = { width: 640, height: 480 };
const near = fc.record({
  lat: fc.double({ min: 40, max: 44, noNaN: true }),
  lon: fc.double({ min: -9, max: 3, noNaN: true }),
});
const zoom = fc.double({ min: zooms.least, max: zooms.most, noNaN: true });

describe('the projection', () => {
  it('puts the corner of the map of the world where tiles have it', () => {
    expect(project({ lat: 0, lon: 0 })).toEqual({ x: 0.5, y: 0.5 });
    // Tile 8/129/95 of the usual servers holds Lleida.
    const { x, y } = project({ lat: 41.6148, lon: 0.6266 });
    expect([Math.floor(x * 256), Math.floor(y * 256)]).toEqual([128, 95]);
    expect(worldPixels(0)).toBe(256);
  });

  it('is undone by its inverse', () => {
    fc.assert(
      fc.property(place, (there) => {
        const back = unproject(project(there));
        expect(back.lat).toBeCloseTo(there.lat, 6);
        expect(back.lon).toBeCloseTo(there.lon, 6);
      }),
    );
  });

  it('has the middle of a view in the middle of the map, north above and east to the right', () => {
    fc.assert(
      fc.property(near, zoom, (middle, how) => {
        const view = { ...middle, zoom: how };
        expect(toScreen(view, size, middle)).toEqual({ x: 320, y: 240 });
        expect(toScreen(view, size, { lat: middle.lat + 0.1, lon: middle.lon }).y).toBeLessThan(240);
        expect(toScreen(view, size, { lat: middle.lat, lon: middle.lon + 0.1 }).x).toBeGreaterThan(320);
      }),
    );
  });
});

describe('a view of the map', () => {
  it('keeps what is under the pointer there when it comes nearer', () => {
    const at = fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 480 }) });
    const inland = fc.record({
      lat: fc.double({ min: 40, max: 43, noNaN: true }),
      lon: fc.double({ min: -6, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(inland, near, fc.constantFrom(-1, 0.5, 1), at, (middle, target, steps, pointer) => {
        const view = { ...middle, zoom: 8 };
        const nearer = zoomBy(view, steps, size, pointer);
        const before = toScreen(view, size, target);
        const after = toScreen(nearer, size, target);
        expect(after.x - pointer.x).toBeCloseTo((before.x - pointer.x) * 2 ** steps, -0.5);
        expect(after.y - pointer.y).toBeCloseTo((before.y - pointer.y) * 2 ** steps, -0.5);
      }),
    );
  });

  it('moves everything by as much as it is moved', () => {
    const view = { lat: 41.6, lon: 0.6, zoom: 9 };
    const before = toScreen(view, size, { lat: 41.7, lon: 0.8 });
    const after = toScreen(panBy(view, { x: 30, y: -20 }), size, { lat: 41.7, lon: 0.8 });
    expect(after.x).toBeCloseTo(before.x - 30, 0);
    expect(after.y).toBeCloseTo(before.y + 20, 0);
  });

  it('never leaves what its outline shows', () => {
    const by = fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) });
    fc.assert(
      fc.property(near, zoom, by, (middle, how, away) => {
        const { lat, lon } = panBy({ ...middle, zoom: how }, away);
        expect(lat >= 37 && lat <= 46 && lon >= -11 && lon <= 6).toBe(true);
      }),
    );
  });

  it('fits all places into the map, with room around them', () => {
    fc.assert(
      fc.property(fc.array(near, { minLength: 1, maxLength: 20 }), (places) => {
        const view = fitView(places, size, 40);
        for (const each of places) {
          const { x, y } = view ? toScreen(view, size, each) : { x: -1, y: -1 };
          expect(x).toBeGreaterThan(39.9);
          expect(x).toBeLessThan(600.1);
          expect(y).toBeGreaterThan(39.9);
          expect(y).toBeLessThan(440.1);
        }
      }),
    );
    expect(fitView([], size, 40)).toBeNull();
  });

  it('reads back what it writes into an address, and nothing else', () => {
    expect(readMapView(writeMapView({ lat: 41.61894, lon: 0.5, zoom: 9.04 }))).toEqual({
      lat: 41.619,
      lon: 0.5,
      zoom: 9,
    });
    expect(readMapView('41.6,0.6,99')?.zoom).toBe(zooms.most);
    for (const wrong of [null, '', '1,2', '1,2,3,4', 'a,b,c', '41.6,,9', '91,0,9', '0,200,9', '1,2,Infinity'])
      expect(readMapView(wrong)).toBeNull();
  });
});

describe('points that would overlap', () => {
  const items = fc
    .array(
      fc.record({ x: fc.double({ min: 0, max: 600, noNaN: true }), y: fc.double({ min: 0, max: 400, noNaN: true }) }),
      {
        maxLength: 40,
      },
    )
    .map((points) => points.map((point, id) => ({ ...point, id })));

  it('become one: none is lost or doubled, and no two that remain are too near', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 80 }), (all, apart) => {
        const clusters = clusterPoints(all, apart);
        expect(clusters.flatMap(({ ids }) => ids).sort((a, b) => a - b)).toEqual(all.map(({ id }) => id));
        for (const [index, one] of clusters.entries())
          for (const other of clusters.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(apart);
      }),
    );
  });

  it('stay where they are when they are alone, and stand in the middle of those they stand for', () => {
    const [pair, alone] = clusterPoints(
      [
        { id: 1, x: 0, y: 0 },
        { id: 2, x: 100, y: 0 },
        { id: 3, x: 10, y: 20 },
      ],
      40,
    );
    expect(pair).toEqual({ x: 5, y: 10, ids: [1, 3] });
    expect(alone).toEqual({ x: 100, y: 0, ids: [2] });
  });
});

describe('tiles', () => {
  it('cover the map without a gap', () => {
    fc.assert(
      fc.property(near, zoom, (middle, how) => {
        const tiles = tilesOf('/{z}/{x}/{y}', { ...middle, zoom: how }, size);
        const edge = (of: 'x' | 'y') => [
          Math.min(...tiles.map((tile) => tile[of])),
          Math.max(...tiles.map((tile) => tile[of] + tile.size)),
        ];
        expect(edge('x')[0]).toBeLessThanOrEqual(0);
        expect(edge('x')[1]).toBeGreaterThanOrEqual(640);
        expect(edge('y')[0]).toBeLessThanOrEqual(0);
        expect(edge('y')[1]).toBeGreaterThanOrEqual(480);
        expect(new Set(tiles.map(({ url }) => url)).size).toBe(tiles.length);
        expect(tiles.length).toBeLessThan(40);
      }),
    );
  });

  it('are named as the server has them', () => {
    const [first] = tilesOf(
      'https://t.example/{z}/{x}/{y}.png',
      { lat: 41.6, lon: 0.62, zoom: 8 },
      { width: 2, height: 2 },
    );
    expect(first?.url).toBe('https://t.example/8/128/95.png');
  });
});
