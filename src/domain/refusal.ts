/** An expected "no": a stable code from a closed list, with the values its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly refusal: Code;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where single fields are wrong: the field's name to the code of its own refusal. */
  readonly errors?: Readonly<Record<string, string>>;
}

export const refuse = <const Code extends string>(refusal: Code, values?: Refusal['values']): Refusal<Code> =>
  values ? { refusal, values } : { refusal };

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;
