import { Trouble } from '#web/shell/trouble.tsx';
import { data } from 'react-router';

export const loader = () => data(null, { status: 500 });

/** What is shown when something broke, at an address of its own: for proxies in front of the shop. */
export default function BrokenPage() {
  return <Trouble missing={false} />;
}
