import { useEffect, useState } from 'react';

/** Whether this device keeps passkeys behind a fingerprint, a face or a PIN. The library is loaded once one is made. */
export const canMakePasskey = async (): Promise<boolean> =>
  'PublicKeyCredential' in window && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());

/** The same for a component; undefined until the browser has said so. */
export const useCanMakePasskey = (): boolean | undefined => {
  const [can, setCan] = useState<boolean>();
  useEffect(() => {
    let here = true;
    void canMakePasskey().then((answer) => here && setCan(answer));
    return () => {
      here = false;
    };
  }, []);
  return can;
};
