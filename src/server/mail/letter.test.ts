import { describe, expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

const url = 'https://example.com/fuera?firma=a&de=b';
const letter: Letter = {
  idioma: 'ca',
  because: 'aviso',
  subject: 'Què li toca',
  title: 'Què li toca',
  blocks: [{ kind: 'link', text: 'Demana cita', url: 'https://example.com/cita' }],
  unsubscribe: { text: 'No en vull més', url },
};
const sender = { nombre: 'Rodera', telefono: '900 550 055' };

describe('how to hear no more', () => {
  it('stands below who writes and why, as a link and not as what is to be pressed', () => {
    const [, foot = ''] = letterHtml(letter, sender).split('class="foot"');
    expect(foot).toContain('<a href="https://example.com/fuera?firma=a&amp;de=b">No en vull més</a>');
    expect(foot).not.toContain('class="press"');
    expect(letterText(letter, sender).trimEnd().split('\n').at(-1)).toBe(`No en vull més: ${url}`);
  });

  it('stands nowhere in a letter that is about what somebody did', () => {
    const { unsubscribe: _, ...once } = letter;
    expect(letterHtml(once, sender) + letterText(once, sender)).not.toContain('No en vull més');
  });
});
