import type { Answer } from '#contract/contract.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { useLanguage } from '#web/language.ts';
import { useImpersonationTexts } from '#web/shell/impersonation/texts.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Link } from 'react-router';
import { writeAgendaView } from '../agenda/agenda-address.ts';
import { consoleAddresses } from '../console-addresses.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { staffApi } from '../staff-session.ts';
import gate from '../log-in-page.module.css';
import styles from './customers.module.css';

/** The view of the agenda that is usual. */
const today = { vista: 'dia', box: null } as const;

type Found = Answer<'findCustomers'>;
type Customer = Found['clientes'][number];

const List = ({
  found: { clientes, hayMas, citas },
  onChoose,
}: {
  found: Found;
  onChoose: (customer: Customer) => void;
}) => {
  const t = useImpersonationTexts();
  if (clientes.length === 0) return <Notice>{citas.length === 0 ? t.nadie : t.sinCuenta}</Notice>;
  return (
    <section>
      <h2>{t.encontradas(clientes.length)}</h2>
      <ul className={styles.list}>
        {clientes.map((customer) => (
          <li key={customer.idUser}>
            <div>
              <strong>{fullName(customer)}</strong>
              <span>{[customer.email, customer.telefono, customer.codigo_postal].filter(Boolean).join(' · ')}</span>
            </div>
            <Button
              look="secondary"
              shape="small"
              aria-label={t.elegirA(fullName(customer))}
              onClick={() => onChoose(customer)}
            >
              {t.elegir}
            </Button>
          </li>
        ))}
      </ul>
      {hayMas && <p>{t.hayMas}</p>}
    </section>
  );
};

/** Their appointments, and the way to each in the agenda. */
const Appointments = ({ citas }: Pick<Found, 'citas'>) => {
  const t = useImpersonationTexts();
  const language = useLanguage();
  if (citas.length === 0) return null;
  return (
    <section>
      <h2>{t.citas(citas.length)}</h2>
      <ul className={styles.list}>
        {citas.map(({ citaId, numero, nombre, matricula, codTienda, taller, date, time }) => (
          <li key={citaId}>
            <div>
              <strong>{[numero, nombre].filter(Boolean).join(' · ')}</strong>
              <span>
                {[`${dayInWords(date, language)}, ${shortTime(time)}`, taller, matricula].filter(Boolean).join(' · ')}
              </span>
            </div>
            <Link
              {...buttonLink('secondary', 'small')}
              aria-label={t.verEnAgendaLa(numero)}
              to={`${consoleAddresses.console[language]}?${writeAgendaView({ ...today, taller: codTienda, dia: date, cita: citaId })}`}
            >
              {t.verEnAgenda}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** By what somebody can say of themselves, whole: nobody leafs through customers here. */
export const FindCustomer = ({ onChoose }: { onChoose: (customer: Customer) => void }) => {
  const t = useImpersonationTexts();
  const language = useLanguage();
  const [found, setFound] = useState<Found | null>(null);
  const send = async (form: FormData): Promise<SendOutcome> => {
    setFound(await staffApi(language)('findCustomers', { body: { busca: fieldText(form, 'busca') } }));
    return null;
  };
  return (
    <>
      <p className={gate.lead}>{t.clientesTexto}</p>
      <AccountForm submit={t.buscar} send={send}>
        {(errors) => (
          <TextField
            label={t.busca}
            hint={t.buscaPista}
            name="busca"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            required
            error={errors['busca']}
          />
        )}
      </AccountForm>
      <div aria-live="polite">
        {found && <List found={found} onChoose={onChoose} />}
        {found && <Appointments citas={found.citas} />}
      </div>
    </>
  );
};
