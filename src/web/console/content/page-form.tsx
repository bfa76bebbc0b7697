import type { Answer } from '#contract/contract.ts';
import { longestSlug, longestSummary, longestText, longestTitle } from '#domain/content/bounds.ts';
import { contentKinds } from '#domain/content/kinds.ts';
import { Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DraftForm } from '../draft-form.tsx';
import { blockOf } from '../pictures/block-of.ts';
import { PictureChooser } from '../pictures/picture-chooser.tsx';
import { useConsolePicturesTexts } from '../pictures/texts.ts';
import { staffApi } from '../staff-session.ts';
import room from '../room.module.css';
import styles from './pages.module.css';
import { useConsoleContentTexts } from './texts.ts';

export type OpenedPage = Answer<'openContent'>;
type Kind = OpenedPage['clase'];

interface PageFormProps {
  /** Null for a new one. */
  page: OpenedPage | null;
  onSaved?: (version: number) => void;
  /** Told whether it holds something that is not saved. */
  onTyped?: (typed: boolean) => void;
}

/** Puts a block on lines of its own after the line of the cursor, which then stands behind it. */
const insertBlock = (area: HTMLTextAreaElement, block: string): void => {
  const { value, selectionEnd } = area;
  const end = value.indexOf('\n', selectionEnd);
  const at = end === -1 ? value.length : end;
  const gap = value.slice(0, at).trim() === '' ? '' : '\n\n';
  area.setRangeText(`${gap}${block}\n`, at, at, 'end');
  area.focus();
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const wordsIn = (form: FormData, language: 'es' | 'ca') => ({
  slug: fieldText(form, `${language}.slug`),
  titulo: fieldText(form, `${language}.titulo`),
  descripcion: fieldText(form, `${language}.descripcion`),
  entrada: fieldText(form, `${language}.entrada`),
  texto: fieldText(form, `${language}.texto`),
});

const writtenIn = (form: FormData) => ({
  fecha: fieldText(form, 'fecha') || null,
  indexar: form.has('indexar'),
  pie: form.has('pie'),
  es: wordsIn(form, 'es'),
  ca: wordsIn(form, 'ca'),
});

interface WordsProps {
  language: 'es' | 'ca';
  words: OpenedPage['es'] | undefined;
  errors: Readonly<Record<string, string>>;
  /** Wants a picture where the cursor stands. */
  onPicture: (language: 'es' | 'ca') => void;
}

const Words = ({ language, words, errors, onPicture }: WordsProps) => {
  const t = useConsoleContentTexts();
  const pictures = useConsolePicturesTexts();
  const field = (name: keyof OpenedPage['es']) => ({
    name: `${language}.${name}`,
    defaultValue: words?.[name] ?? '',
    error: errors[`${language}.${name}`],
    lang: language,
  });
  return (
    <fieldset>
      <legend>{t.idiomas[language]}</legend>
      <TextField label={t.tituloDe} {...field('titulo')} maxLength={longestTitle} required />
      <TextField
        label={t.direccion}
        hint={words ? `${t.direccionPista} ${t.direccionAntes}` : t.direccionPista}
        {...field('slug')}
        maxLength={longestSlug}
        spellCheck={false}
      />
      <TextField label={t.descripcion} hint={t.descripcionPista} {...field('descripcion')} maxLength={longestSummary} />
      <TextField label={t.entrada} {...field('entrada')} maxLength={longestSummary} />
      <TextArea label={t.texto} hint={t.textoPista} {...field('texto')} rows={24} maxLength={longestText} />
      <div>
        <Button look="quiet" onClick={() => onPicture(language)}>
          {pictures.insertar[language]}
        </Button>
      </div>
    </fieldset>
  );
};

const Theirs = ({ page }: { page: OpenedPage }) => {
  const t = useConsoleContentTexts();
  return (
    <Notice tone="warning">
      <Stack gap="s">
        <h2>{t.cambiado}</h2>
        <p>{t.cambiadoTexto}</p>
        <h3>{t.suya(page.version)}</h3>
        <div className={room.both}>
          {(['es', 'ca'] as const).map((each) => {
            const { titulo, slug, descripcion, entrada, texto } = page[each];
            return (
              <pre key={each} className={styles.theirs} lang={each}>
                {[titulo, slug, descripcion, entrada, '', texto].join('\n')}
              </pre>
            );
          })}
        </div>
      </Stack>
    </Notice>
  );
};

interface ListingProps extends Pick<PageFormProps, 'page'> {
  kind: Kind;
  onKind: (kind: Kind) => void;
  dateError: string | undefined;
}

/** What kind of page it is, and where it is found. */
const Listing = ({ page, kind, onKind, dateError }: ListingProps) => {
  const t = useConsoleContentTexts();
  return (
    <>
      {!page && (
        <SelectField
          label={t.clase}
          value={kind}
          onChange={(event) => onKind(event.currentTarget.value as Kind)}
          options={contentKinds.map((value) => ({ value, text: t.clases[value] }))}
        />
      )}
      {kind === 'articulo' && (
        <TextField label={t.fecha} name="fecha" type="date" defaultValue={page?.fecha ?? ''} error={dateError} />
      )}
      <CheckField label={t.indexar} name="indexar" defaultChecked={page?.indexar ?? true} />
      <CheckField label={t.pie} name="pie" defaultChecked={page?.pie ?? false} />
    </>
  );
};

/** Header and text of a page in both languages, side by side. */
export const PageForm = ({ page, onSaved, onTyped }: PageFormProps) => {
  const t = useConsoleContentTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>(page?.clase ?? 'pagina');
  // What somebody else saved meanwhile; the next save stands on it.
  const [conflict, setConflict] = useState<OpenedPage | null>(null);
  // The version that the form was filled from, whatever the page shows since.
  const [base, setBase] = useState(page?.version ?? 0);
  const [choosing, setChoosing] = useState<'es' | 'ca' | null>(null);
  const theirs = conflict && conflict.version > base ? conflict : null;
  const api = staffApi(language);

  const save = async (form: FormData, id: string): Promise<SendOutcome> => {
    const version = theirs?.version ?? base;
    try {
      const saved = await api('saveContent', { params: { id }, body: { version, ...writtenIn(form) } });
      setBase(saved.version);
      onSaved?.(saved.version);
      return null;
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== 'contenido-cambiado') throw error;
      setConflict(await api('openContent', { params: { id } }));
      return { error: error.problem.error };
    }
  };
  const insert = (nombre: string) => {
    const area = document.querySelector<HTMLTextAreaElement>(`textarea[name="${choosing}.texto"]`);
    setChoosing(null);
    if (area) insertBlock(area, blockOf(nombre));
  };
  const send = async (form: FormData): Promise<SendOutcome> => {
    if (page) return await save(form, page.id);
    const { id } = await api('createContent', { body: { clase: kind, ...writtenIn(form) } });
    void navigate(`?pagina=${id}`, { replace: true });
    return null;
  };
  return (
    <>
      {theirs && <Theirs page={theirs} />}
      <DraftForm submit={theirs ? t.guardarEncima : t.guardar} send={send} onTyped={onTyped}>
        {(errors) => (
          <>
            <Listing page={page} kind={kind} onKind={setKind} dateError={errors['fecha']} />
            <div className={room.both}>
              <Words language="es" words={page?.es} errors={errors} onPicture={setChoosing} />
              <Words language="ca" words={page?.ca} errors={errors} onPicture={setChoosing} />
            </div>
            <Disclosure summary={t.bloques} look="plain">
              <p>{t.bloquesTexto}</p>
            </Disclosure>
          </>
        )}
      </DraftForm>
      {choosing && <PictureChooser onChosen={insert} onClose={() => setChoosing(null)} />}
    </>
  );
};
