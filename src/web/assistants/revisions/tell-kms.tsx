import { normalisePlate } from '#domain/vehicles/plate.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { rememberFound } from '#web/stored/my-car.ts';
import { signedIn, startSession, useSession } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { useEffect, useState } from 'react';
import type { RevisionView } from './revision-action.server.ts';
import { useRevisionTexts } from './texts.ts';

/** The vehicle of the account with this plate is told its kilometres; nothing where no account keeps it. */
const tell = async (
  api: ReturnType<typeof browserApi>,
  { matricula, kms, confirmado }: { matricula: string; kms: number; confirmado: boolean },
): Promise<void> => {
  await startSession();
  const { token, user } = useSession.getState();
  if (token === null || user === null) return;
  const { vehicles } = await api('listVehicles', { params: { user: user.idUser } }, signedIn());
  const own = vehicles.find(({ matricula_normalizada }) => matricula_normalizada === normalisePlate(matricula));
  // The same number again is the same reading: nothing has to be told.
  if (!own || own.vehicleData.kms === kms) return;
  const params = { user: user.idUser, id: own.id };
  await api('tellKilometres', { params, body: { kms, confirmado, origen: 'revision' } }, signedIn());
};

/**
 * Remembers the car that was found, and tells its account the kilometres. Fewer than the account knows are asked about in the
 * sentence that comes back; the assistant goes on meanwhile.
 */
export const TellKms = ({ answered }: { answered: RevisionView }) => {
  const t = useRevisionTexts();
  const language = useLanguage();
  const [fewer, setFewer] = useState<string | null>(null);
  const {
    state: { matricula, kms, postCode },
    coche,
  } = answered;

  useEffect(() => {
    if (coche) rememberFound(coche, { kms, postCode });
  }, [coche, kms, postCode]);

  const send = async (confirmado: boolean) => {
    if (kms === null) return;
    setFewer(null);
    try {
      await tell(browserApi(language), { matricula, kms, confirmado });
    } catch (error) {
      // What else goes wrong here is nothing that the revision needs.
      if (error instanceof Refused && error.problem.code === 'kilometros-menos') setFewer(error.problem.error);
    }
  };
  const isFound = coche !== null;
  useEffect(() => {
    if (isFound) void send(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Told once for a car and its kilometres, whichever step shows them.
  }, [isFound, matricula, kms]);

  return (
    fewer && (
      <Notice
        tone="warning"
        action={
          <Button look="secondary" shape="small" onClick={() => void send(true)}>
            {t.siSonEsos}
          </Button>
        }
      >
        {fewer}
      </Notice>
    )
  );
};
