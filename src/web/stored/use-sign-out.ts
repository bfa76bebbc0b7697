import { useState } from 'react';
import { signOut } from './session-store.ts';

/** Signs out, and says when it could not be done: the cookie that only the server ends would go on. */
export const useSignOut = (onLeft?: () => void) => {
  const [state, setState] = useState<'waits' | 'busy' | 'failed'>('waits');
  const leave = (): void => {
    setState('busy');
    void signOut().then((left) => {
      setState(left ? 'waits' : 'failed');
      if (left) onLeft?.();
    });
  };
  return { leave, busy: state === 'busy', failed: state === 'failed' };
};
