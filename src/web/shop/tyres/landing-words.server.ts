import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { landings as ca } from '#i18n/ca/landings.ts';
import { tyreFacts as factsCa } from '#i18n/ca/tyre-facts.ts';
import { landings as es } from '#i18n/es/landings.ts';
import { tyreFacts as factsEs } from '#i18n/es/tyre-facts.ts';

export const landingWords = { es, ca };

/** Uses by which tyres of a vehicle are told apart, with their names; none where all serve the same. */
export const usesOf = (
  vehicle: ProductVehicle,
  language: Language,
): readonly (readonly [use: string, name: string])[] => {
  const { uso, eje } = { es: factsEs, ca: factsCa }[language];
  const named = <Key extends string>(names: { readonly [Each in Key]: string }, keys: readonly Key[]) =>
    keys.map((key): readonly [string, string] => [key, names[key]]);
  switch (vehicle) {
    case 'moto':
      return named(uso, ['scooter', 'urbano', 'deportivo', 'trail', 'custom', 'offroad', 'trial']);
    case 'camion':
      return named(eje, ['direccion', 'traccion', 'remolque', 'mixto']);
    case 'agricola':
      return named(uso, [
        'tractor',
        'direccion',
        'vinedo',
        'hileras',
        'cosechadora',
        'apero',
        'remolque',
        'industrial',
      ]);
    case 'turismo':
    case '4x4':
    case 'furgoneta':
    case 'quad':
    case 'patinete':
      return [];
  }
};
