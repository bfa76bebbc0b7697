import { ByWidth } from '#web/ui/by-width.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';

/** A page of several questions: its form on wide screens, the first of them on a phone, where each has a page. */
export const FormOrQuestion = ({
  form,
  title,
  help,
  children,
}: {
  form: ReactNode;
  title: string;
  help?: string | undefined;
  /** The answers to the first question. */
  children: ReactNode;
}) => (
  <ByWidth
    wide={form}
    narrow={
      <Stack>
        <div>
          <h2>{title}</h2>
          {help && <p>{help}</p>}
        </div>
        {children}
      </Stack>
    }
  />
);
