import type { Block, Letter, Sender } from './letter.ts';
import { proseText } from './letter-prose.ts';
import { footOf } from './letter-foot.ts';
import { textsIn } from './texts.ts';

const written = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'text':
      return block.text;
    case 'prose':
      return proseText(block.nodes);
    case 'rows':
    case 'bill':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.text}: ${block.url}`;
  }
};

/** A message for readers that show no HTML; it says the same. */
export const letterText = (letter: Letter, { nombre, telefono }: Sender): string => {
  const t = textsIn(letter.idioma);
  const { unsubscribe } = letter;
  const parts = [
    `${letter.title}\n${'='.repeat(letter.title.length)}`,
    ...letter.blocks.map(written),
    t.firma(nombre),
    `--\n${footOf(letter)(nombre, telefono)}`,
    ...(unsubscribe ? [`${unsubscribe.text}: ${unsubscribe.url}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
};
