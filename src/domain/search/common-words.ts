import { wordsOf } from './plain-words.ts';

/** What nearly everything here is about; who says no more than that looks for the thing itself, not for work on it or for help. */
export const commonWords: ReadonlySet<string> = new Set(
  wordsOf(`neumático neumáticos pneumàtic pneumàtics rueda ruedas roda rodes cubierta cubiertas coberta cobertes goma gomas gomes
    coche cotxe moto motocicleta patinete patinet vehículo vehicle eléctrico elèctric`),
);
