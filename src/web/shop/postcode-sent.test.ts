import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useSheetQuery } from './postcode-sent.tsx';

const Shown = () => useSheetQuery();
const sheetQuery = (search: string): string =>
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [`/neumaticos${search}`] }, createElement(Shown)),
  ).replaceAll('&amp;', '&');

describe('the query of a sheet', () => {
  it.each([
    ['', ''],
    ['?cp=25001', '?cp=25001'],
    ['?cp=AD500', '?cp=AD500'],
    ['?ancho=205&cp=25001&taller=101', '?cp=25001&taller=101'],
    ['?cp=AD500&taller=301', '?cp=AD500&taller=301'],
    ['?taller=101', '?taller=101'],
    ['?cp=25001&taller=', '?cp=25001'],
  ])('from a list at "%s" is "%s"', (list, sheet) => {
    expect(sheetQuery(list)).toBe(sheet);
  });
});
