import { named } from './conditions/named.ts';
import { ofKind } from './conditions/of-kind.ts';
import { ofMaker } from './conditions/of-maker.ts';
import { ofRim } from './conditions/of-rim.ts';
import { ofSeason } from './conditions/of-season.ts';
import { ofVehicle } from './conditions/of-vehicle.ts';
import type { PromotableProduct } from './promotable.ts';
import type { Promotion } from './promotion.ts';

const conditions = [ofVehicle, ofKind, ofMaker, ofSeason, ofRim, named];

/** Whether a promotion speaks of a product; how many of it a basket must hold is another question. */
export const concernsProduct = (promotion: Promotion, product: PromotableProduct): boolean =>
  conditions.every((holds) => holds(promotion, product));
