import type { Language } from '#domain/language.ts';
import { address } from '#web/addresses.ts';
import { categoryPages, categoryText, linksOf, linkTo, vehicles } from '#web/vehicle-pages.server.ts';
import type { VehicleMenu } from './site-frame.tsx';

/** The menu's entries of vehicles; sent with a page, so that their words are in no script. */
export const vehicleMenu = (language: Language): VehicleMenu[] =>
  vehicles.map((vehicle) => {
    const { nombre, todo } = categoryText(vehicle, language);
    return {
      texto: nombre,
      todo: { nombre: todo, to: address(categoryPages[vehicle], language) },
      grupos: linksOf(vehicle, language).map(({ titulo, targets }) => ({
        titulo,
        enlaces: targets.map((target) => {
          const { nombre: name, to } = linkTo(target, language);
          return { nombre: name, to };
        }),
      })),
    };
  });
