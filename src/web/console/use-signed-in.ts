import { useLanguage } from '#web/language.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { consoleAddresses } from './console-addresses.ts';
import { openStaff, useStaff, type Staff } from './staff-session.ts';

/** Who works at this screen; whoever is nobody says first who they are, and comes back to where they were. */
export const useSignedIn = (): Staff | null => {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { token, staff } = useStaff();
  const [opened, setOpened] = useState(false);
  const [motivo, setMotivo] = useState('caducada');
  useEffect(() => {
    const open = async () => {
      if ((await openStaff(language)) === 'nobody') setMotivo('entra');
      setOpened(true);
    };
    void open();
  }, [language]);
  useEffect(() => {
    if (!opened || token) return;
    const asked = new URLSearchParams({ motivo, vuelve: pathname + search });
    void navigate(`${consoleAddresses.consoleLogIn[language]}?${asked}`, { replace: true });
  }, [opened, token, motivo, language, navigate, pathname, search]);
  return opened && token ? staff : null;
};
