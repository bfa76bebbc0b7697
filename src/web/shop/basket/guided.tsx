import type { loader } from '#web/root.tsx';
import { useRouteLoaderData } from 'react-router';

/**
 * Where the flag `tunel` is on, whoever buys is led: the header, which knows this mark, keeps what helps and puts its
 * menus away. Its look alone decides, so that no page outside the basket loads anything for it.
 */
export const Guided = () => (useRouteLoaderData<typeof loader>('root')?.tunel ? <i hidden data-guided /> : null);
