import { browserApi } from '#web/api.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { useLanguage } from '#web/language.ts';
import { useImpersonationTexts } from '#web/shell/impersonation/texts.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import gate from '../log-in-page.module.css';
import { beginTab } from './begin-tab.ts';

/** Where a code is typed: the tab becomes the customer's. The code is in no address, and whoever has it needs no other. */
export default function ImpersonatePage() {
  const t = useImpersonationTexts();
  const language = useLanguage();
  // Sent by the browser itself, the code would stand in the address.
  const ready = useInBrowser();
  const send = async (form: FormData): Promise<SendOutcome> => {
    const begun = await browserApi(language)('beginImpersonation', { body: { codigo: fieldText(form, 'codigo') } });
    beginTab(begun, language);
    return null;
  };
  return (
    <ConsoleFrame page="consoleImpersonate" title={t.entrarTitulo}>
      <div className={gate.gate}>
        <h1 tabIndex={-1}>{t.entrarTitulo}</h1>
        <p className={gate.lead}>{t.entrarTexto}</p>
        <noscript>
          <Notice tone="warning">{t.haceFaltaJavascript}</Notice>
        </noscript>
        {ready && (
          <AccountForm submit={t.empezar} send={send}>
            {(errors) => (
              <TextField
                label={t.codigo}
                hint={t.codigoPista}
                name="codigo"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                required
                error={errors['codigo']}
              />
            )}
          </AccountForm>
        )}
      </div>
    </ConsoleFrame>
  );
}
