export { openPretendBank } from './bank/open-sandbox.ts';
export { mountMailbox } from './mailbox/mailbox.ts';
export { mailboxPath } from './mailbox/mailbox-pages.ts';
export { demoRegistry } from './vehicles/demo-registry.ts';
