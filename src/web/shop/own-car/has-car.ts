import { useStoredValue } from '#web/shell/stored-value.ts';

/** Whether this browser remembers a car: only then what is said of it is fetched. */
export const useHasCar = (): boolean => useStoredValue('miCoche', () => 1, 0) > 0;
