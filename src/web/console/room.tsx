import type { ReactNode } from 'react';
import { Stack } from '#web/ui/page/page-layout.tsx';
import styles from './room.module.css';

interface ConsoleRoomProps {
  /** `narrow` for lists of few words, `wide` for two texts side by side. */
  width?: 'page' | 'narrow' | 'wide';
  gap?: 'm' | 'l';
  children: ReactNode;
}

/** What stands inside the frame of a page beside the agenda. */
export const ConsoleRoom = ({ width = 'page', gap = 'm', children }: ConsoleRoomProps) => (
  <div className={styles.room} data-width={width}>
    <Stack gap={gap}>{children}</Stack>
  </div>
);
