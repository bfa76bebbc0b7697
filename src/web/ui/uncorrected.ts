import { useEffect, useState, type RefObject } from 'react';

type Errors = Readonly<Record<string, string>>;

const none: Errors = {};

/** `nif` of `billing.nif`. */
const ownName = (field: string): string => field.split('.').at(-1) ?? field;

/** What is wrong with a form, without the fields that somebody has changed since: whether they are right now, sending tells. */
export const useUncorrected = (form: RefObject<HTMLFormElement | null>, errors: Errors = none): Errors => {
  const [changed, setChanged] = useState<{ readonly of: Errors; readonly names: readonly string[] }>({
    of: none,
    names: [],
  });
  useEffect(() => {
    const { current } = form;
    if (!current || errors === none) return;
    const hear = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const name = target.getAttribute('name') ?? '';
      setChanged(({ of, names }) => ({ of: errors, names: of === errors ? [...names, name] : [name] }));
    };
    current.addEventListener('input', hear);
    return () => current.removeEventListener('input', hear);
  }, [form, errors]);
  if (changed.of !== errors) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.names.includes(ownName(field))));
};
