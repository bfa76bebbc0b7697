import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Request } from '#contract/contract.ts';
import { insertPasskey } from '#server/accounts/passkeys/passkeys-store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

type Creation = Request<'addPasskey'>['body']['respuesta'];
type Assertion = Request<'enterWithPasskey'>['body']['respuesta'];

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

interface Deviation {
  readonly origin?: string;
  /** Bit 0: somebody was there; bit 2: the device knew whom. */
  readonly flags?: number;
  readonly counter?: number;
}

/** A device that makes one passkey with ES256 and signs with it, as WebAuthn (6.1) has it. */
export class SoftPasskey {
  readonly #key: KeyObject;
  readonly #public: KeyObject;
  readonly #origin: string;
  readonly id = text(randomBytes(16));
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = pair.privateKey;
    this.#public = pair.publicKey;
    this.#origin = origin;
  }

  #authenticatorData(flags: number, counter: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), count, more]);
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #cose(): Uint8Array {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' });
    const point = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]);
    return isoCBOR.encode(cose);
  }

  create(accountId: string, challenge: string, { origin, flags = 0x45 }: Deviation = {}): Creation {
    this.#userHandle = text(Buffer.from(accountId));
    const id = Buffer.from(this.id, 'base64url');
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(this.#cose())]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.#authenticatorData(flags, 0, made))],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', challenge, origin)),
        attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  }

  /** Gives it to an account without the calls. */
  async giveTo(db: Database, accountId: string, now: Date): Promise<void> {
    this.#userHandle = text(Buffer.from(accountId));
    const row = { id: this.id, accountId, clave: this.#cose(), contador: 0, transportes: ['internal'] };
    await db.run(sql`delete from passkey where account_id = ${accountId}::uuid`);
    await insertPasskey(db, row, { agente: null, now });
  }

  sign(challenge: string, { origin, flags = 0x05, counter }: Deviation = {}): Assertion {
    this.#counter += 1;
    const authenticatorData = this.#authenticatorData(flags, counter ?? this.#counter);
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const signature = createSign('sha256').update(authenticatorData).update(sha256(clientData)).sign(this.#key);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: this.#userHandle,
      },
    };
  }
}
