/** A password as it was typed, spaces and all. */
export const fieldSecret = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The text of a form's field, trimmed; empty where there is none. */
export const fieldText = (form: FormData, name: string): string => fieldSecret(form, name).trim();

/** The first field that is wrong. */
export const firstWrong = (within: Element | null | undefined): HTMLElement | null =>
  within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input') ?? null;

/** Moves the focus to the first field that is wrong, once its error stands beside it. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => firstWrong(form)?.focus());
};
