import { useLanguage } from '#web/language.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { consoleAddresses } from '../console-addresses.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { openStaff, signOutStaff, staffApi, useStaff } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';
import { AgendaSkeletons } from './agenda-skeletons.tsx';
import { AgendaRoom } from './agenda-room.tsx';
import { readAgendaView } from './agenda-address.ts';
import { ToRooms } from './to-rooms.tsx';
import { WorkshopPicker } from './workshop-picker.tsx';
import styles from './agenda-page.module.css';

type Reason = 'entra' | 'caducada' | 'salida';

export default function AgendaPage() {
  const t = useConsoleTexts();
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
      rooms={isIn && <ToRooms staff={staff} />}
      tools={
        isIn && (
          <>
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
