import { address } from '#contract/addresses.ts';
import type { UserData } from '#contract/accounts.ts';
import { SignInForm } from '#web/sign-in/sign-in-form.tsx';
import { useLanguage } from '#web/language.ts';
import { readUser, useSession } from '#web/stored/session-store.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { TryAgain } from '#web/walk/try-again.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountGone, useAccountGone } from '../leaving/account-gone.tsx';
import { useLeaveAccountTexts } from '../leaving/texts.ts';
import { AreaFrame, useHasLeft } from './area-frame.tsx';
import { useAreaReady } from './area-ready.ts';
import type { Room } from './rooms.ts';
import { useAreaTexts } from './texts.ts';

/** Whose account a room shows, with the token that its calls need. */
export interface Owner {
  readonly user: UserData;
  readonly token: string;
}

/** The room of one thing that is on its way. */
export const AreaSkeleton = () => (
  <Waiting text={useAreaTexts().cargando}>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="button" />
  </Waiting>
);

/** Who wants in says who they are, and stays at the address they came for. Who has just left came for nothing. */
export const SignInHere = () => {
  const t = useAreaTexts();
  const language = useLanguage();
  const hasLeft = useHasLeft();
  return (
    <>
      {!hasLeft && <p>{t.entraTexto}</p>}
      <SignInForm />
      <p>
        <Link to={address('newPassword', language)}>{t.heOlvidado}</Link>
      </p>
      <p>
        {t.noTengoCuenta} <Link to={address('register', language)}>{t.crearCuenta}</Link>
      </p>
    </>
  );
};

/** Says that the account could not be read, where what is shown of it may be old. */
export const UnreadAccount = () => {
  const t = useAreaTexts();
  const unread = useSession((session) => session.unread && !session.loading);
  return (
    unread && (
      <TryAgain t={t} onAgain={() => void readUser()}>
        {t.problemaDatos}
      </TryAgain>
    )
  );
};

interface AreaPageProps {
  room: Room;
  title: string;
  lead?: string | ((owner: Owner) => string);
  children: (owner: Owner) => ReactNode;
}

/** A room of the customer area, for the browser alone: the server sends its frame, and nothing of anybody. */
export const AreaPage = ({ room, title, lead, children }: AreaPageProps) => {
  const t = useAreaTexts();
  const ready = useAreaReady();
  const { user, token } = useSession();
  const hasGone = useAccountGone();
  const { borrada } = useLeaveAccountTexts();
  if (!ready)
    return (
      <AreaFrame room={room} title={title} lead={typeof lead === 'function' ? '\u00a0' : lead} inside>
        <noscript>
          <Notice tone="warning">{t.haceFaltaJavascript}</Notice>
        </noscript>
        <AreaSkeleton />
      </AreaFrame>
    );
  if (!user || token === null)
    return (
      <AreaFrame room={room} title={hasGone ? borrada : t.entraTitulo} inside={false}>
        <Stack gap="l">{hasGone ? <AccountGone /> : <SignInHere />}</Stack>
      </AreaFrame>
    );
  const owner = { user, token };
  return (
    <AreaFrame room={room} title={title} lead={typeof lead === 'function' ? lead(owner) : lead} inside>
      <UnreadAccount />
      {children(owner)}
    </AreaFrame>
  );
};
