import { describe, expect, it } from 'vitest';
import { looksOver } from '#web/looks-inside.server.ts';
import { inParts } from '../../scripts/looks-in-parts.ts';

/** What a page needs of a sheet. */
const needed = (css: string, html: string): string => looksOver({ sheet: '/s.css', ...inParts(css) })(html);

describe('a page is given of the sheet of looks', () => {
  it('what its classes need and what asks for none, in the order of the sheet', () => {
    const css = '*{margin:0}.b{color:red}.c{left:0}table{width:100%}p{margin:1px}.a{color:blue}';
    expect(needed(css, '<p class="a b">Hola</p>')).toBe(
      '*{margin:0}.b{color:red}table{width:100%}p{margin:1px}.a{color:blue}',
    );
  });

  it('no rule that needs something which is not there, and of several selectors those that mean something', () => {
    const css = '.a .b{color:red}.a,.c>.a,p.c{color:blue}';
    expect(needed(css, '<p class="a">Hola</p>')).toBe('.a{color:blue}');
  });

  it('every state of what is there: pressed, open, or without a class that would be named', () => {
    const css = '.a:hover{color:red}.a:not(.c){top:0}.a:has(:checked)~p{left:0}.a[open]::after{right:0}';
    expect(needed(css, '<p class="a">Hola</p>')).toBe(css);
  });

  it('whole what stands under a condition, and no condition with nothing under it', () => {
    const css = '@media print{.a{top:0}.c{top:1px}}@media (width>=48rem){@supports (color:red){.c{top:0}}}';
    expect(needed(css, '<p class="a">Hola</p>')).toBe('@media print{.a{top:0}}');
  });

  it('all layers in their order, though the first has nothing for it', () => {
    const css = '@layer one{.c{top:0}}@layer two{.a{top:0}}';
    expect(needed(css, '<p class="a">Hola</p>')).toBe('@layer one,two;@layer two{.a{top:0}}');
  });

  it('letters and properties always, and of what moves that which it uses', () => {
    const css =
      '@font-face{font-family:A;src:url(/a.woff2)}@property --bar{syntax:"*";inherits:false}' +
      '@keyframes turn{to{top:0}}.a{animation:turn 1s}.c{animation:fall 1s}@keyframes fall{to{left:0}}';
    expect(needed(css, '<p class="a">Hola</p>')).toBe(
      '@font-face{font-family:A;src:url(/a.woff2)}@property --bar{syntax:"*";inherits:false}' +
        '.a{animation:turn 1s}@keyframes turn{to{top:0}}',
    );
  });
});
