import { useEffect } from 'react';

/** Whether somebody may go on: at once, or once what they typed was sent. */
type Settle = () => true | Promise<boolean>;

let settle: Settle | undefined;

/** Asks a part of the page before anybody goes on to the next step. */
export const useBeforeGoingOn = (asked: Settle): void =>
  useEffect(() => {
    settle = asked;
    return () => {
      settle = undefined;
    };
  });

export const mayGoOn: Settle = () => settle?.() ?? true;
