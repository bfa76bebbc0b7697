import type { Config } from './config.ts';
import { isOwnMachine, leadsToItself } from './loopback.ts';

const weakLogIn = ({ demo, staffSecondFactor }: Pick<Config, 'demo' | 'staffSecondFactor'>): string[] =>
  staffSecondFactor || demo
    ? []
    : ['STAFF_SECOND_FACTOR: a password alone would open everybody’s orders and data; leave it out'];

/** What is wrong with invoices that are meant. */
const unlawfulInvoices = ({ issuers, service }: Config['invoices']): string[] => [
  ...(issuers.ES ? [] : ['ISSUER_ES: invoices need to say who issues them; name the company']),
  ...(service.clase === 'stand-in'
    ? [
        'VERIFACTU: the stand-in would keep records from the tax agency; set live with VERIFACTU_CERTIFICATE, or off as long as the law does not ask for them',
      ]
    : []),
  ...(service.clase === 'servicio' && service.certificate === undefined
    ? ['VERIFACTU_CERTIFICATE: the tax agency answers nobody without a certificate; name its file']
    : []),
];

const toldInTheClear = (measuring: Config['measuring']): string[] =>
  measuring?.clase === 'destino' && measuring.url.startsWith('http:')
    ? ['MEASURING_URL: visitors’ browsers would tell their own machines; name an https address']
    : [];

/**
 * What a shop in earnest is not opened with, each beginning with the variable to change; empty where it may open. In
 * earnest is a database of one's own or an https address. A demo that is asked for may have the first, never the second.
 */
export const unsafeSettings = ({
  demo,
  inEarnest,
  addressKnown,
  mail,
  mailbox,
  payment,
  invoices,
  publicUrl,
  staffSecondFactor,
  host,
  measuring,
}: Config): string[] => {
  const reasons: string[] = [];
  const https = publicUrl.startsWith('https:');
  if (demo && https) reasons.push('DEMO: a demo is never opened under an https PUBLIC_URL; leave it out');
  if (mailbox && mail.smtpUrl)
    reasons.push('MAILBOX: it would show real letters to anybody; leave it out, or leave out SMTP_URL');
  if (!inEarnest || (demo && !https)) return reasons;
  if (!addressKnown || (leadsToItself(new URL(publicUrl).hostname) && !isOwnMachine(host)))
    reasons.push(`PUBLIC_URL: links in letters would lead to ${publicUrl}; name the address that visitors see`);
  if (payment.gateway.name === 'sandbox')
    reasons.push(
      `PAYMENT_GATEWAY: the pretend bank would confirm orders for nothing; set redsys or gp${https ? '' : ', or DEMO=1 for a demo'}`,
    );
  reasons.push(...weakLogIn({ demo, staffSecondFactor }));
  reasons.push(...unlawfulInvoices(invoices));
  reasons.push(...toldInTheClear(measuring));
  if (!mail.smtpUrl)
    reasons.push('SMTP_URL: letters would be written into files, and reach nobody; name a mail server');
  return reasons;
};
