import type { creation } from '#contract/webauthn.ts';
import type { VerifyRegistrationResponseOpts } from '@simplewebauthn/server';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { CallContext } from '../../runtime.ts';
import { takeChallenge, type ChallengeFor } from './challenge-store.ts';
import type { Passkey } from './passkeys-store.ts';
import { relyingParty } from './relying-party.ts';

/** Ed25519, ES256 and RS256 (IANA's numbers of COSE): what devices have. */
export const algorithms = [-8, -7, -257];

const verified = async (options: VerifyRegistrationResponseOpts) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    return (await verifyRegistrationResponse(options)).registrationInfo;
  } catch {
    return undefined;
  }
};

/**
 * The id of the account that a challenge is for, which is yet to be made: who thinks better of it leaves nothing of it behind. A
 * version 8 of RFC 9562.
 */
export const accountOfChallenge = (challenge: string): string => {
  const bytes = createHash('sha256').update(`cuenta ${challenge}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/**
 * A passkey that a browser made for the shop's challenge, with the account that it is for; undefined where anything is wrong. The
 * challenge is used up either way.
 */
export const madePasskey = async (
  { database, config, clock }: Pick<CallContext, 'database' | 'config' | 'clock'>,
  { id: used, rawId, type, response }: z.output<typeof creation>,
  purpose: ChallengeFor,
): Promise<Passkey | undefined> => {
  const { rpID, origin } = relyingParty(config);
  const { transports, ...made } = response;
  let accountId = 'accountId' in purpose ? purpose.accountId : undefined;
  const info = await verified({
    response: { id: used, rawId, type, response: made, clientExtensionResults: {} },
    expectedChallenge: async (challenge) => {
      accountId ??= accountOfChallenge(challenge);
      return await takeChallenge(database, challenge, purpose, clock());
    },
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  if (!info || accountId === undefined) return undefined;
  const { id, publicKey: clave, counter: contador } = info.credential;
  return { id, accountId, clave, contador, transportes: transports ?? [] };
};
