import { issueTurn } from '#domain/newsletter/issue.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import { claimReaders, endIssue, issueInTurn } from './issues-store.ts';

/** Writes to some of those who have not had the issue; who is taken and the letter are one transaction. */
export const sendSome = async ({ database, clock }: Runtime, issueId: string): Promise<void> =>
  await database.transaction(async (tx) => {
    for (const { id: subscriptionId, email, idioma } of await claimReaders(tx, issueId, issueTurn.letters, clock())) {
      const datos = { issueId, subscriptionId };
      await queueMail(tx, { template: 'boletin', destinatario: email, idioma, datos });
    }
  });

/** Sends the issues whose time has come, a few letters at a time. */
export const newsletterIssuesJobs = (runtime: Runtime): Pick<JobHandlers, 'send-issues'> => ({
  'send-issues': {
    every: issueTurn.seconds,
    run: async () => {
      const { database, clock } = runtime;
      const issueId = await issueInTurn(database, clock());
      if (issueId === undefined) return;
      await sendSome(runtime, issueId);
      await endIssue(database, issueId, clock());
    },
  },
});
