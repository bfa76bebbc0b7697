import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { AskPlate } from '#web/assistants/ask-plate.tsx';
import { PlateForm } from '#web/assistants/my-car/plate-form.tsx';
import { PlateAndKms } from '#web/assistants/revisions/plate-and-kms.tsx';
import { PlateSearch } from '#web/shop/plate/search/plate-search.tsx';

const asked = { submit: '', known: null, notFound: undefined, unknown: '', hint: '', onAsk: () => {} };

test.each([
  ['home', createElement(PlateSearch, { demo: demoPlates, car: true })],
  ['a search by plate', createElement(PlateSearch, { demo: demoPlates })],
  ['my car', createElement(PlateForm, { demo: demoPlates })],
  ['an assistant', createElement(AskPlate, { ...asked, demo: demoPlates })],
  ['revisions', createElement(PlateAndKms, { demo: true })],
])('plates to try are folded away at %s', (_, form) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => form }]);
  const page = renderToStaticMarkup(createElement(Stub));
  const folded = /<details[^>]*><summary>Matrículas de prueba<\/summary>.*<\/details>/s.exec(page)?.[0] ?? '';
  expect(folded).toContain(demoPlates[0]);
  expect(page.replace(folded, '')).not.toContain(demoPlates[0]);
});
