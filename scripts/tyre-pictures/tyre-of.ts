import { buildBody, type Body } from './body.ts';
import type { PicturedModel } from './models.ts';
import { drawFrom } from './numbers.ts';
import { pitchesAround, type Tyre } from './render.ts';
import { sidewallOf } from './sidewall-of.ts';
import { sizeOf } from './sizes.ts';
import { treadOf } from './tread-of.ts';

/** What models share that are built alike: their body follows from the shape alone. */
export const shapeKey = (model: PicturedModel): string => JSON.stringify(designOf(model).shape);

const designOf = (model: PicturedModel) => {
  const draw = drawFrom(`${model.key} ${model.vehicle} ${model.use}`);
  return { draw, ...sizeOf(model, draw) };
};

export const bodyOf = (model: PicturedModel): Body => buildBody(designOf(model).shape);

/** A model as a tyre, on a body of its shape. */
export const tyreOf = (model: PicturedModel, body: Body): Tyre => {
  const { draw, text } = designOf(model);
  const { tread, count } = treadOf(model, body, draw);
  return { body, tread, pitches: pitchesAround(count, 0.12, draw), wall: sidewallOf(model, body, text, draw) };
};
