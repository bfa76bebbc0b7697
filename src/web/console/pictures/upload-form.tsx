import { longestAlt, longestPictureName, mostPictureBytes } from '#domain/pictures/bounds.ts';
import { useLanguage } from '#web/language.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { TextArea } from '#web/ui/text-area.tsx';
import { DraftForm } from '../draft-form.tsx';
import { staffApi } from '../staff-session.ts';
import { FileField } from './file-field.tsx';
import styles from './pictures.module.css';
import { useConsolePicturesTexts } from './texts.ts';

const megas = mostPictureBytes / 1_000_000;

export interface Uploaded {
  readonly id: string;
  readonly nombre: string;
  readonly nueva: boolean;
}

/** A file and what is said of it. */
export const UploadForm = ({ onUploaded }: { onUploaded: (picture: Uploaded) => void }) => {
  const t = useConsolePicturesTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const send = async (form: FormData): Promise<SendOutcome> => {
    const file = form.get('archivo');
    if (!(file instanceof File) || file.name === '') return { errors: { archivo: t.faltaArchivo } };
    // It would be sent in vain.
    if (file.size > mostPictureBytes) return { errors: { archivo: t.demasiado(megas) } };
    const query = { nombre: fieldText(form, 'nombre'), es: fieldText(form, 'es'), ca: fieldText(form, 'ca') };
    setBusy(true);
    try {
      onUploaded(await staffApi(language)('uploadPicture', { query, file }));
    } finally {
      setBusy(false);
    }
    return null;
  };
  return (
    <div className={styles.form}>
      <DraftForm submit={t.enviar} send={send}>
        {(errors) => (
          <>
            <FileField
              label={t.archivo}
              hint={t.archivoPista(megas)}
              name="archivo"
              texts={{ elegir: t.elegirArchivo, soltar: t.soltarArchivo }}
              accept="image/jpeg,image/png,image/webp,image/avif"
              error={errors['archivo']}
            />
            <TextField
              label={t.nombre}
              hint={t.nombrePista}
              name="nombre"
              maxLength={longestPictureName}
              spellCheck={false}
              error={errors['nombre']}
            />
            {(['es', 'ca'] as const).map((each) => (
              <TextArea
                key={each}
                label={t.alt[each]}
                hint={t.altPista}
                name={each}
                lang={each}
                rows={2}
                maxLength={longestAlt}
                error={errors[each]}
              />
            ))}
            <p aria-live="polite">{busy && t.preparando}</p>
          </>
        )}
      </DraftForm>
    </div>
  );
};
