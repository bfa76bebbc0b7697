/** Where and when, as far as it is chosen. */
export interface Choices {
  readonly selectedTaller: number | null;
  readonly selectedDate: string | null;
  readonly selectedTime: string | null;
}

/** Chooses a workshop; a day and an hour of another one mean nothing there. */
export const chooseWorkshop = <Basket extends Choices>(basket: Basket, selectedTaller: number): Basket =>
  basket.selectedTaller === selectedTaller
    ? basket
    : { ...basket, selectedTaller, selectedDate: null, selectedTime: null };
