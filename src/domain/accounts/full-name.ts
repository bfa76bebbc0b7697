/** A person's or a company's name in one line; a company has no surname, and a walk-in may have none. */
export const fullName = ({
  nombre,
  apellidos,
}: {
  readonly nombre: string;
  readonly apellidos?: string | null | undefined;
}): string => [nombre, apellidos].filter(Boolean).join(' ');
