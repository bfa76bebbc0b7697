import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import { Link } from 'react-router';
import { ReportForm } from './report-forms.tsx';
import { useReportsTexts } from './texts.ts';
import styles from './reports.module.css';

/** The code, shown once. */
export const Receipt = ({ sent: { codigo, acuseHasta, respuestaHasta } }: { sent: Answer<'sendReport'> }) => {
  const t = useReportsTexts();
  const language = useLanguage();
  return (
    <Card as="section" look="sign">
      <Stack>
        <h2>{t.recibida}</h2>
        <p>{t.codigo}:</p>
        <output className={styles.code}>{codigo}</output>
        <p>{t.codigoTexto}</p>
        <p>{t.plazos(dayInWords(acuseHasta, language), dayInWords(respuestaHasta, language))}</p>
      </Stack>
    </Card>
  );
};

/** What was written and answered, for who has the code. */
export const Dialogue = ({ codigo, report }: { codigo: string; report: Answer<'followReport'> }) => {
  const t = useReportsTexts();
  const language = useLanguage();
  const day = (fecha: string) => dayInWords(fecha, language);
  const { estado, acusada, acuseHasta, respuestaHasta, mensajes } = report;
  return (
    <Stack gap="l">
      <h2>{t.dialogo}</h2>
      <Facts
        rows={[
          [t.estado, t.estados[estado]],
          acusada ? [t.acuse, day(acusada)] : [t.acuseHasta, day(acuseHasta)],
          [t.respuestaHasta, estado === 'cerrada' ? null : day(respuestaHasta)],
        ]}
      />
      {mensajes.map(({ de, dia, texto }, place) => (
        <Card key={place} as="section" look={de === 'canal' ? 'sunk' : 'plain'}>
          <h3>
            {t.de[de]}, {day(dia)}
          </h3>
          <p className={styles.words}>{texto}</p>
        </Card>
      ))}
      {estado === 'cerrada' ? (
        <Notice quiet>{t.estaCerrada}</Notice>
      ) : (
        <ReportForm key={mensajes.length} more={codigo} />
      )}
      <p>
        <Link to={address('reports', language)} reloadDocument>
          {t.otra}
        </Link>
      </p>
    </Stack>
  );
};
