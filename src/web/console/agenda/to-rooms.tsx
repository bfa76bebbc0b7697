import { mayAnnounceMaintenance } from '#domain/access/may-announce-maintenance.ts';
import { mayEditContent } from '#domain/access/may-edit-content.ts';
import { opensEverything } from '#domain/access/opens-everything.ts';
import { useChangeRequestTexts } from '#web/change-requests/texts.ts';
import { useLanguage } from '#web/language.ts';
import { useImpersonationTexts } from '#web/shell/impersonation/texts.ts';
import { Link, useLocation } from 'react-router';
import { consoleAddresses } from '../console-addresses.ts';
import type { Staff } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';

/** The pages beside the agenda that somebody of the staff may open. */
export const ToRooms = ({ staff }: { staff: Staff }) => {
  const t = useConsoleTexts();
  const changes = useChangeRequestTexts();
  const customers = useImpersonationTexts();
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <>
      <Link to={consoleAddresses.consoleChanges[language] + search}>{changes.solicitudes}</Link>
      {opensEverything(staff) && (
        <>
          <Link to={consoleAddresses.consoleCustomers[language]}>{customers.clientes}</Link>
          <Link to={consoleAddresses.consoleCases[language]}>{t.consultas}</Link>
          <Link to={consoleAddresses.consoleReviews[language]}>{t.opiniones}</Link>
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
    </>
  );
};
