import { useState, type FormEvent } from 'react';
import { useNavigation } from 'react-router';

type Sent = Pick<FormEvent<HTMLFormElement>, 'defaultPrevented' | 'nativeEvent'>;

/**
 * Whether a form is on its way, and by which of its buttons. The router tells it to the whole page, which takes a slow phone a tenth
 * of a second: `begin`, called when the form is sent, tells it to the form alone and at once.
 */
export const useSending = () => {
  const { state } = useNavigation();
  const [pressed, setPressed] = useState<string | null>(null);
  const [before, setBefore] = useState(state);
  if (state !== before) {
    setBefore(state);
    if (state === 'idle') setPressed(null);
  }
  const begin = ({ defaultPrevented, nativeEvent }: Sent) => {
    if (defaultPrevented) return;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    setPressed(submitter instanceof HTMLButtonElement ? submitter.value : '');
  };
  return { busy: pressed !== null || state !== 'idle', pressed, begin };
};
