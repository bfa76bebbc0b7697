import { SignInForm } from '#web/sign-in/sign-in-form.tsx';
import { followAccount, useBasketStore } from './basket-store.ts';

/** Signs in, and brings what the account's other devices put into the basket. */
export const SignIn = ({ onDone }: { onDone: (followed: boolean) => void }) => {
  const cestaID = useBasketStore((state) => state.cestaID);
  return <SignInForm cestaID={cestaID || null} onDone={async () => onDone(await followAccount())} />;
};
