import { mayAnnounceMaintenance } from '#domain/access/may-announce-maintenance.ts';
import { mayEditContent } from '#domain/access/may-edit-content.ts';
import { opensEverything } from '#domain/access/opens-everything.ts';
import { useLanguage } from '#web/language.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { consoleAddresses } from '../console-addresses.ts';
import { useChangeRequestTexts } from '#web/change-requests/texts.ts';
import { useImpersonationTexts } from '#web/shell/impersonation/texts.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { openStaff, signOutStaff, staffApi, useStaff } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';
import { AgendaSkeletons } from './agenda-skeletons.tsx';
import { AgendaRoom } from './agenda-room.tsx';
import { readAgendaView } from './agenda-address.ts';
import { WorkshopPicker } from './workshop-picker.tsx';
import styles from './agenda-page.module.css';

type Reason = 'entra' | 'caducada' | 'salida';

export default function AgendaPage() {
  const t = useConsoleTexts();
  const changes = useChangeRequestTexts();
  const customers = useImpersonationTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { token, staff } = useStaff();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState<Reason>('caducada');
  const api = useMemo(() => staffApi(language), [language]);

  useEffect(() => {
    const open = async () => {
      const found = await openStaff(language);
      setReason(found === 'nobody' ? 'entra' : 'caducada');
      setOpened(true);
    };
    void open();
  }, [language]);

  // Whoever is nobody says first who they are, and comes back to where they were.
  useEffect(() => {
    if (!opened || token) return;
    const asked = new URLSearchParams({
      motivo: reason,
      ...(reason === 'salida' ? {} : { vuelve: pathname + search }),
    });
    void navigate(`${consoleAddresses.consoleLogIn[language]}?${asked}`, { replace: true });
  }, [opened, token, reason, language, navigate, pathname, search]);

  const isIn = opened && token && staff;
  const view = readAgendaView(new URLSearchParams(search));
  const leave = () => {
    setReason('salida');
    signOutStaff(language);
  };
  return (
    <ConsoleFrame
      page="console"
      title={t.agenda}
      room={isIn && view.vista === 'dia' ? 'day' : undefined}
      place={isIn && <WorkshopPicker staff={staff} />}
      tools={
        isIn && (
          <>
            <Link to={consoleAddresses.consoleChanges[language] + search}>{changes.solicitudes}</Link>
            {opensEverything(staff) && (
              <>
                <Link to={consoleAddresses.consoleCustomers[language]}>{customers.clientes}</Link>
                <Link to={consoleAddresses.consoleCases[language]}>{t.consultas}</Link>
                <Link to={consoleAddresses.consoleMeasured[language]}>{t.medicion}</Link>
              </>
            )}
            {mayEditContent(staff) && (
              <>
                <Link to={consoleAddresses.consoleContent[language]}>{t.paginas}</Link>
                <Link to={consoleAddresses.consoleNewsletter[language]}>{t.boletines}</Link>
              </>
            )}
            {mayAnnounceMaintenance(staff) && (
              <Link to={consoleAddresses.consoleMaintenance[language]}>{t.mantenimiento}</Link>
            )}
            <Link to={consoleAddresses.consoleStaff[language]}>
              {staff.rol === 'administrador' ? t.personal : t.tuAcceso}
            </Link>
            {staff.rol === 'administrador' && <Link to={consoleAddresses.consoleReports[language]}>{t.canal}</Link>}
            <Link to={consoleAddresses.consoleInvoices[language]}>{t.facturas}</Link>
            <span className={styles.who}>{staff.nombre}</span>
            <button type="button" onClick={leave}>
              <Icon name="user" /> {t.salir}
            </button>
          </>
        )
      }
    >
      {isIn ? (
        // What can be taken back belongs to a workshop.
        <AgendaRoom key={view.taller} api={api} staff={staff} />
      ) : (
        <AgendaSkeletons />
      )}
    </ConsoleFrame>
  );
}
