import { Trouble } from '#web/shell/trouble.tsx';
import { data } from 'react-router';

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return <Trouble missing />;
}
