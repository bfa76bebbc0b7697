import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { hoverWhereItHovers } from '../../scripts/hover-where-it-hovers.ts';

const built = (css: string): string => postcss([hoverWhereItHovers()]).process(css, { from: undefined }).css;

describe('rules of what is hovered are for what can hover', () => {
  it('alone, nested or under another condition', () => {
    expect(built('.a:hover{top:0}')).toBe('@media (hover: hover){.a:hover{top:0}}');
    expect(built('.a{left:0;&:hover .b{top:0}}')).toBe('.a{left:0;@media (hover: hover){&:hover .b{top:0}}}');
    expect(built('@media print{.a:hover{top:0}}')).toBe('@media print{@media (hover: hover){.a:hover{top:0}}}');
  });

  it('with what stands in them, once', () => {
    expect(built('.a:hover{&:hover{top:0}}')).toBe(
      '@media (hover: hover){.a:hover{@media (hover: hover){&:hover{top:0}}}}',
    );
  });

  it('and leave what else a rule is for where it is', () => {
    expect(built('.a:hover,.b:focus{top:0}.c{top:1px}')).toBe(
      '.b:focus{top:0}@media (hover: hover){.a:hover{top:0}}.c{top:1px}',
    );
  });

  it('but not where a key or a tap shows the same', () => {
    const css = '.a:is(:hover,:focus-visible){top:0}.a:not(:hover){top:0}.a:has(.b:hover){top:0}';
    expect(built(css)).toBe(css);
  });
});
