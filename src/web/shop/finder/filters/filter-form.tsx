import { focusLeftFor } from '#web/ui/focus-left.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { useLayoutEffect, useRef, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { Form } from 'react-router';
import { filterForm, filterSheet } from './list-bar.tsx';
import styles from './filters.module.css';

/** How the field that was changed is found again. */
const selectorOf = (field: EventTarget | null): string | null => {
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return null;
  const named = `${field.localName}[name="${field.name}"]:not([type="hidden"])`;
  return field.type === 'checkbox' ? `${named}[value="${CSS.escape(field.value)}"]` : named;
};

/** The field that was changed, and whether the sheet was open: the answer may be another page, with a form of its own. */
let touched: string | null = null;
let wasOpen = false;

/**
 * A plain form that narrows a list: it sends itself when a field changes; without JavaScript a button sends it. Where there is
 * no room beside the list it is a sheet, which the button of the page's `ListBar` opens. `state` is what the list is narrowed
 * by: with another one the form is drawn anew.
 */
export const FilterForm = ({
  title,
  close,
  see,
  apply,
  action,
  state,
  children,
}: {
  title: string;
  close: string;
  /** Leaves the sheet for what was found: "Ver 22". */
  see: string;
  /** Sends the form where no script does. */
  apply: string;
  action: string;
  state: string;
  children: ReactNode;
}) => {
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = () => sheet.current?.matches(':popover-open') ?? false;
  useLayoutEffect(() => {
    if (wasOpen && !isOpen()) sheet.current?.showPopover();
    // Whoever works it with the keyboard goes on where they were.
    if (touched) document.querySelector<HTMLElement>(`main ${touched}`)?.focus({ preventScroll: true });
    touched = null;
    wasOpen = false;
  }, [state]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    wasOpen = isOpen();
    // Pressed on the sheet, behind which the list has been narrowed already.
    if (wasOpen && (event.nativeEvent as SubmitEvent).submitter) {
      event.preventDefault();
      wasOpen = false;
      sheet.current?.hidePopover();
    } else touched ??= selectorOf(document.activeElement);
  };
  // The focus is never on what the sheet covers.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (isOpen() && focusLeftFor(event)) sheet.current?.hidePopover();
  };
  return (
    <div className={styles.sheet} id={filterSheet} popover="auto" ref={sheet} onBlur={leave}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" popoverTarget={filterSheet} popoverTargetAction="hide" aria-label={close}>
          <Icon name="close" />
        </button>
      </div>
      <Form
        key={state}
        id={filterForm}
        action={action}
        preventScrollReset
        onChange={({ currentTarget, target }) => {
          touched = selectorOf(target);
          currentTarget.requestSubmit();
        }}
        onSubmit={submit}
        className={styles.filters}
      >
        {children}
        <div className={styles.foot}>
          <Button type="submit" className={styles.see}>
            {see}
          </Button>
          <noscript>
            <Button type="submit" look="secondary">
              {apply}
            </Button>
          </noscript>
        </div>
      </Form>
    </div>
  );
};
