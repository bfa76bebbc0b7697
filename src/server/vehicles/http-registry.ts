import { refuse } from '#domain/refusal.ts';
import type { Plate } from '#domain/vehicles/plate.ts';
import { readBounded } from '../read-bounded.ts';
import { openBreaker } from './circuit-breaker.ts';
import { readRegistryAnswer } from './registry-answer.ts';
import type { VehicleRegistry } from './vehicle-registry.ts';

export interface HttpRegistryWish {
  /** Where the provider listens; `/vehiculos` is added. */
  readonly url: string;
  readonly key: string | undefined;
  readonly clock: () => Date;
  /** Hears why a look-up failed, never of which plate. */
  readonly onFailure: (why: string) => void;
  readonly limitMs?: number;
  readonly failures?: number;
  readonly restMs?: number;
}

/** What to log: messages of unreadable answers would repeat them, plate and all. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'failed';
  if (error instanceof SyntaxError) return 'not JSON';
  if (error.name === 'TimeoutError') return 'too slow';
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/**
 * The registry of a provider that the chain contracts (docs/operations.md says how it is asked). Whatever goes wrong
 * there is one refusal here: no answer within the limit, a status that is none of ours, something that is no vehicle.
 */
export const httpRegistry = ({
  url,
  key,
  clock,
  onFailure,
  limitMs = 3000,
  failures = 5,
  restMs = 30_000,
}: HttpRegistryWish): VehicleRegistry => {
  const breaker = openBreaker({ failures, restMs, clock });

  const ask = async ({ matricula, pais }: Pick<Plate, 'matricula' | 'pais'>) => {
    const response = await fetch(`${url.replace(/\/$/, '')}/vehiculos`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ matricula, pais }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.status !== 200) await response.body?.cancel();
    if (response.status === 404) return refuse('matricula-desconocida');
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const answer: unknown = JSON.parse(await readBounded(response));
    const vehicle = readRegistryAnswer(answer);
    if (!vehicle) throw new Error('not a vehicle');
    return vehicle;
  };

  return {
    find: async (plate) => {
      if (!breaker.mayTry()) return refuse('registro-no-responde');
      try {
        const answer = await ask(plate);
        breaker.succeeded();
        return answer;
      } catch (error) {
        breaker.failed();
        onFailure(reasonOf(error));
        return refuse('registro-no-responde');
      }
    },
  };
};
