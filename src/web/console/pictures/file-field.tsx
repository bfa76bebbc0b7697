import { Field, type FieldText } from '#web/ui/page/field.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './file-field.module.css';

interface FileFieldProps extends FieldText {
  name: string;
  accept: string;
  texts: Readonly<Record<'elegir' | 'soltar', string>>;
}

/** A file that is dropped beside the field would be opened in place of the page, and what was typed be gone. */
const useDropsKept = (field: { readonly current: HTMLElement | null }): void => {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.target !== field.current) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, [field]);
};

/**
 * One file, chosen or dropped. The browser's own control lies over all of it, unseen: it opens, is named and takes what is
 * dropped as everywhere; what is seen is the house's, in the language of the page.
 */
export const FileField = ({ name, accept, texts, ...field }: FileFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState('');
  const [over, setOver] = useState(false);
  useDropsKept(input);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box} data-over={over || undefined}>
          {/* A second label: who speaks to their computer says what they see. */}
          <label {...buttonLink('secondary', 'small')} htmlFor={control.id}>
            {texts.elegir}
          </label>
          <span className={file ? styles.file : styles.hint} aria-hidden="true">
            {file || texts.soltar}
          </span>
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            className={styles.input}
            onChange={(event) => setFile(event.currentTarget.files?.[0]?.name ?? '')}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
        </div>
      )}
    </Field>
  );
};
