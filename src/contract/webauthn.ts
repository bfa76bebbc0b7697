import { z } from 'zod';

const kind = z.literal('public-key');
const transports = z.array(z.string().max(32)).max(10);
export const named = z.object({ id: z.string(), type: kind, transports: z.array(z.string()) });
/** Bytes in base64url. */
const bytes = (most: number) => z.base64url().min(1).max(most);

/** What `navigator.credentials.get` is given (WebAuthn, 5.5), as JSON. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** What `navigator.credentials.create` is given (WebAuthn, 5.4), as JSON. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: kind, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: kind,
  authenticatorAttachment: z.string().max(32).nullish(),
  clientExtensionResults: z.object({}).default({}),
};

/** What a browser answers to a challenge with a passkey that it has. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.base64url().max(200).nullish(),
  }),
});

/** What a browser answers once it has made a passkey. */
export const creation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.nullish(),
  }),
});
