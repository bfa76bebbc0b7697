import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, browserApi, Refused, type Api } from '#web/api.ts';
import { basketKey } from '#web/shell/basket-count.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { data, redirect, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';

/** What was typed, by the names of the form's fields, to show it again. */
type Typed<Field extends string> = Readonly<Record<Field, string>>;

interface Sending<Field extends string> {
  readonly fields: readonly Field[];
  readonly send: (
    api: Api,
    sent: { readonly typed: Typed<Field>; readonly form: FormData; readonly url: URL; readonly cestaID: string | null },
  ) => Promise<{ readonly idLead: string }>;
  /** Where the saved search is shown. */
  readonly next: (url: URL, typed: Typed<Field>) => string;
}

const basketHere = (): string | null => {
  try {
    const { state } = JSON.parse(localStorage.getItem(basketKey) ?? '{}') as { state?: { cestaID?: string } };
    return state?.cestaID || null;
  } catch {
    return null;
  }
};

/**
 * The two ways in which a form with an address is sent: by the browser, which keeps whom it belongs to, or without scripts by
 * the server. Wrong fields come back with what was typed.
 */
export const leadSender = <Field extends string>({ fields, send, next }: Sending<Field>) => {
  const sendOver = async (
    api: Api,
    { request, url }: Pick<ActionFunctionArgs, 'request' | 'url'>,
    cestaID: string | null,
    keep: (idLead: string) => Promise<void>,
  ) => {
    const form = await request.formData();
    const typed = Object.fromEntries(fields.map((field) => [field, fieldText(form, field)])) as Record<Field, string>;
    try {
      const { idLead } = await send(api, { typed, form, url, cestaID });
      await keep(idLead);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { error: sentence, errors = {}, status } = error.problem;
      return data({ typed, error: sentence, errors }, { status });
    }
    throw redirect(next(url, typed));
  };
  return {
    action: async (args: ActionFunctionArgs) => await sendOver(apiOf(args.context), args, null, async () => {}),
    clientAction: async (args: ClientActionFunctionArgs) =>
      await sendOver(browserApi(languageOfPath(args.url.pathname)), args, basketHere(), async (idLead) => {
        await (await import('#web/stored/session-store.ts')).keepLead(idLead);
      }),
  };
};
