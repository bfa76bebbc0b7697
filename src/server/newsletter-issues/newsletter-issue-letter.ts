import { address } from '#contract/addresses.ts';
import type { ProseNode } from '#domain/content/prose.ts';
import type { Language } from '#domain/language.ts';
import { renderMarkdown } from '../content/render-markdown.ts';
import type { Block, Letter } from '../mail/letter.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { findSubscription } from '../newsletter/subscriptions-store.ts';
import { newsletterLink } from '../newsletter/newsletter-links.ts';
import { pageUrl } from '../page-url.ts';
import { findIssue, type IssueRow } from './issues-store.ts';

/** In a letter a path of ours needs the shop before it; an anchor leads nowhere. */
const absolute = (nodes: readonly (string | ProseNode)[], publicUrl: string): (string | ProseNode)[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { e, c, href } = node;
    const there = href?.startsWith('/') ? publicUrl + href : href;
    return { e, ...(c && { c: absolute(c, publicUrl) }), ...(there && !there.startsWith('#') && { href: there }) };
  });

const wordsOf = (issue: IssueRow, idioma: Language, publicUrl: string): { subject: string; said: Block } => {
  const [subject, texto] = { es: [issue.asuntoEs, issue.textoEs], ca: [issue.asuntoCa, issue.textoCa] }[idioma] as [
    string,
    string,
  ];
  return { subject, said: { kind: 'prose', nodes: absolute(renderMarkdown(texto, new Map()), publicUrl) } };
};

/** An issue for somebody who wants it, in their language; nothing to who left meanwhile, or once it was stopped. */
export const newsletterIssueLetter: Template<MailData['boletin']> = async (
  { database, config },
  { issueId, subscriptionId },
  idioma,
): Promise<Letter | undefined> => {
  const [issue, found] = await Promise.all([findIssue(database, issueId), findSubscription(database, subscriptionId)]);
  if (!issue || issue.estado === 'parado' || found?.estado !== 'activa') return undefined;
  const { elegir, dejar } = textsIn(idioma).boletin;
  const firma = await newsletterLink(database, found, 'elegir');
  const leave = pageUrl(config, address('newsletterCancel', idioma), { firma });
  const { subject, said } = wordsOf(issue, idioma, config.publicUrl);
  return {
    idioma,
    because: 'boletin',
    subject,
    title: subject,
    blocks: [said, { kind: 'link', text: elegir, url: pageUrl(config, address('preferences', idioma), { firma }) }],
    unsubscribe: { text: dejar, url: leave },
  };
};

/** The same for who wrote it, before anybody else has it. */
export const newsletterProofLetter: Template<MailData['boletin-prueba']> = async (
  { database, config },
  { issueId },
  idioma,
): Promise<Letter | undefined> => {
  const issue = await findIssue(database, issueId);
  if (!issue) return undefined;
  const { prueba } = textsIn(idioma).boletin;
  const { subject, said } = wordsOf(issue, idioma, config.publicUrl);
  return {
    idioma,
    because: 'boletin',
    subject: prueba.asunto(subject),
    title: subject,
    blocks: [{ kind: 'text', text: prueba.texto }, said],
  };
};
