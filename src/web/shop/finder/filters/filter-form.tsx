import { Card } from '#web/ui/page/card.tsx';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import styles from './filters.module.css';

/** How the field that was changed is found again. */
const selectorOf = (field: EventTarget): string | null => {
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return null;
  const named = `${field.localName}[name="${field.name}"]`;
  return field.type === 'checkbox' ? `${named}[value="${CSS.escape(field.value)}"]` : named;
};

const touchedIn = (state: unknown): string | null => {
  const touched = (state as { readonly touched?: unknown } | null)?.touched;
  return typeof touched === 'string' ? touched : null;
};

/**
 * A plain form that narrows a list: it sends itself when a field changes; without JavaScript the page puts a button
 * into it. `state` is what the list is narrowed by: with another one the form is drawn anew.
 */
export const FilterForm = ({
  title,
  action,
  state: shown,
  children,
}: {
  title: string;
  action: string;
  state: string;
  children: ReactNode;
}) => {
  const submit = useSubmit();
  const { state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  // The answer draws the form anew: whoever works it with the keyboard goes on where they were.
  useEffect(() => {
    const touched = touchedIn(state);
    if (touched) form.current?.querySelector<HTMLElement>(touched)?.focus({ preventScroll: true });
  }, [state]);
  const send = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    void submit(currentTarget, { preventScrollReset: true, state: { touched: selectorOf(target) } });
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <Card>
        <Form key={shown} ref={form} action={action} onChange={send} className={styles.filters}>
          {children}
        </Form>
      </Card>
    </details>
  );
};
