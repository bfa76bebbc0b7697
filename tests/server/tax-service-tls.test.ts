import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { openTaxService } from '#server/invoices/tax-service.ts';

let dir: string;
let server: Server;
let address: string;
const trusted = getCACertificates('default');
const heard: string[] = [];

const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: dir, stdio: 'pipe' });

/** A key and its certificate, signed by `ca`; by itself where it is one. */
const certify = async (name: string, subject: string, ca?: string) => {
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', subject);
  await writeFile(
    join(dir, `${name}.ext`),
    ca === undefined ? 'basicConstraints=critical,CA:TRUE' : 'subjectAltName=DNS:localhost',
  );
  const signer =
    ca === undefined ? ['-signkey', `${name}.key`] : ['-CA', `${ca}.crt`, '-CAkey', `${ca}.key`, '-CAcreateserial'];
  openssl(
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    ...signer,
    '-days',
    '2',
    '-extfile',
    `${name}.ext`,
    '-out',
    `${name}.crt`,
  );
};
const file = async (name: string) => await readFile(join(dir, name));

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rodera-tls-'));
  await certify('authority', '/CN=An authority of this test');
  await certify('agency', '/CN=localhost', 'authority');
  await certify('issuer', '/CN=RODERA TALLERES SL/serialNumber=IDCES-B25123456', 'authority');
  openssl(
    'pkcs12',
    '-export',
    '-inkey',
    'issuer.key',
    '-in',
    'issuer.crt',
    '-passout',
    'pass:clau de prova',
    '-out',
    'issuer.p12',
  );
  const keys = { key: await file('agency.key'), cert: await file('agency.crt'), ca: await file('authority.crt') };
  server = createServer({ ...keys, requestCert: true, rejectUnauthorized: true }, (request, response) => {
    const { socket } = request;
    if (socket instanceof TLSSocket) heard.push(String(socket.getPeerCertificate().subject['serialNumber']));
    response.end('<answer/>');
  }).listen(0);
  await once(server, 'listening');
  address = `https://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  server.close();
  await rm(dir, { recursive: true });
});

const send = async (env: Readonly<Record<string, string>>) => {
  const config = readConfig({ NODE_ENV: 'test', VERIFACTU: address, ...env });
  const runtime = { config, database: undefined as never, clock: () => new Date() };
  return await openTaxService(runtime)?.({ nif: 'B25123456', document: '<message/>', facturas: [] });
};
const certificate = () => ({
  VERIFACTU_CERTIFICATE: join(dir, 'issuer.p12'),
  VERIFACTU_PASSPHRASE: 'clau de prova',
});

describe('the service of the tax agency over TLS', () => {
  test('is believed only where an authority vouches for it', async () => {
    await expect(send(certificate())).rejects.toThrow(/certificate|issuer/);
    expect(heard).toEqual([]);
  });

  test('knows the issuer by the certificate of the connection, and hears nobody without one', async () => {
    setDefaultCACertificates([...trusted, (await file('authority.crt')).toString()]);
    expect(await send(certificate())).toBe('<answer/>');
    expect(heard).toEqual(['IDCES-B25123456']);
    await expect(send({})).rejects.toThrow();
    expect(heard).toHaveLength(1);
  });
});
