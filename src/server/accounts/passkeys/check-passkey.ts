import type { assertion } from '#contract/webauthn.ts';
import type { VerifyAuthenticationResponseOpts } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { CallContext } from '../../runtime.ts';
import { takeChallenge, type ChallengeFor } from './challenge-store.ts';
import { findPasskey, notePasskeyUse } from './passkeys-store.ts';
import { relyingParty } from './relying-party.ts';

export type Assertion = z.output<typeof assertion>;

/** Whatever cannot be read is a wrong answer: the library throws for each way in which one can be wrong. */
const verified = async (options: VerifyAuthenticationResponseOpts) => {
  // It takes 27 MB; a server that nobody signs in to with a passkey goes without.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    return await verifyAuthenticationResponse(options);
  } catch {
    return undefined;
  }
};

/**
 * Whose passkey signed the shop's challenge, by somebody whom their device knew (fingerprint, face or PIN); undefined where
 * anything is wrong. The challenge is used up either way, and a counter that does not go up is a copy.
 */
export const checkPasskey = async (
  { database, config, clock }: CallContext,
  { id: used, rawId, type, response }: Assertion,
  purpose: ChallengeFor,
): Promise<string | undefined> => {
  const passkey = await findPasskey(database, used);
  if (!passkey || ('accountId' in purpose && passkey.accountId !== purpose.accountId)) return undefined;
  const { rpID, origin } = relyingParty(config);
  const { userHandle, ...signed } = response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.accountId) return undefined;
  const { id, clave, contador } = passkey;
  const found = await verified({
    response: { id: used, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge: async (challenge) => await takeChallenge(database, challenge, purpose, clock()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: new Uint8Array(clave), counter: contador },
    requireUserVerification: true,
  });
  if (!found?.verified) return undefined;
  const isNoted = await notePasskeyUse(database, passkey, found.authenticationInfo.newCounter, clock());
  return isNoted ? passkey.accountId : undefined;
};
