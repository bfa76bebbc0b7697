import { refuse } from '#domain/refusal.ts';
import type { Runtime } from '../runtime.ts';
import { httpRegistry } from './http-registry.ts';
import type { VehicleRegistry } from './vehicle-registry.ts';

/** Whether this shop can tell a vehicle by its plate. */
export const knowsPlates = ({ config }: Pick<Runtime, 'config'>): boolean =>
  config.demo || config.vehicleRegistry.url !== undefined;

/** A real car may carry any of the demo's invented plates: outside the demo, a shop without a provider knows none. */
const emptyRegistry: VehicleRegistry = { find: async () => refuse('matricula-desconocida') };

/** The provider's registry where one is configured; in the demo, which has none, the demo's own. */
export const openRegistry = async (
  { config, clock, log }: Pick<Runtime, 'config' | 'clock' | 'log'>,
  openDemoRegistry: () => Promise<VehicleRegistry>,
): Promise<VehicleRegistry> => {
  const { url, key } = config.vehicleRegistry;
  if (url !== undefined)
    return httpRegistry({ url, key, clock, onFailure: (why) => log.warn({ why }, 'vehicle registry') });
  return config.demo ? await openDemoRegistry() : emptyRegistry;
};
