import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { later } from '#web/later.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { useMyCar } from '#web/stored/my-car.ts';
import { startSession, useSession } from '#web/stored/session-store.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useUpkeepTexts } from './texts.ts';
import styles from './upkeep.module.css';

const AccountCars = await later(async () => (await import('./account-cars.tsx')).AccountCars);
const BrowserCar = await later(async () => (await import('./browser-car.tsx')).BrowserCar);

/** False until it is known who is signed in here: the server knows nobody's car. */
const useReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    void startSession().then(() => {
      if (here) setReady(true);
    });
    return () => {
      here = false;
    };
  }, []);
  return ready;
};

const NoCar = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  return (
    <Stack>
      <Notice quiet title={t.sinCocheTitulo}>
        {t.sinCocheTexto}
      </Notice>
      <Actions>
        <Link {...buttonLink('primary')} to={address('myCar', language)}>
          {t.ponerMatricula}
        </Link>
        {!isSignedIn && (
          <Link {...buttonLink('secondary')} to={address('area', language)}>
            {t.entrar}
          </Link>
        )}
      </Actions>
    </Stack>
  );
};

const Loading = () => {
  const t = useUpkeepTexts();
  return (
    <Waiting text={t.cargando}>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Waiting>
  );
};

const Body = () => {
  const { token, user } = useSession();
  const car = useMyCar();
  const ready = useReady();
  if (!ready) return <Loading />;
  const isSignedIn = token !== null && user !== null;
  const own = car ? <BrowserCar car={car} /> : <NoCar isSignedIn={isSignedIn} />;
  return <Suspense fallback={<Loading />}>{isSignedIn ? <AccountCars user={user.idUser} none={own} /> : own}</Suspense>;
};

/** What is next for the car of whoever looks: the account's, or the one that this browser remembers. */
export default function UpkeepPage() {
  const t = useUpkeepTexts();
  return (
    <Page>
      <PageMeta title={t.titulo} description={t.descripcion} index={false} />
      <PageHead title={t.titulo} lead={t.entrada} />
      <noscript>
        <Notice tone="warning">{t.sinJavascript}</Notice>
      </noscript>
      <div className={styles.body}>
        <Body />
      </div>
    </Page>
  );
}
