import type { House } from '../house.ts';
import { demoVehicles, embeddedRegistry } from './embedded-registry.ts';
import { httpRegistry } from './http-registry.ts';
import type { VehicleRegistry } from './vehicle-registry.ts';

/** Whether this shop can tell a vehicle by its plate. */
export const knowsPlates = ({ config }: Pick<House, 'config'>): boolean =>
  config.demo || config.vehicleRegistry.url !== undefined;

/**
 * The provider's registry where one is configured; otherwise the embedded one, which knows the invented plates of the
 * demo and, outside the demo, none: a real car may carry any of them.
 */
export const openRegistry = ({ config, clock, log }: Pick<House, 'config' | 'clock' | 'log'>): VehicleRegistry => {
  const { url, key } = config.vehicleRegistry;
  if (url === undefined) return embeddedRegistry(config.demo ? demoVehicles() : new Map());
  return httpRegistry({ url, key, clock, onFailure: (why) => log.warn({ why }, 'vehicle registry') });
};
