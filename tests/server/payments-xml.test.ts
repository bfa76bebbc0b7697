import { escapeXml, onlyElement, readXml } from '#server/xml-reader.ts';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the reader of gateways’ XML', () => {
  it('reads elements without their prefixes, attributes, text, entities and CDATA', () => {
    const document = `<?xml version='1.0'?>\n<p:a xmlns:p="urn:x" timestamp='1&amp;2'><b>x &lt;&#65;&#x42;<![CDATA[<i>&amp;]]></b><c/></p:a>\n`;
    const root = readXml(document);
    expect([root.name, root.attributes.get('timestamp'), root.children.map(({ name }) => name)]).toEqual([
      'a',
      '1&2',
      ['b', 'c'],
    ]);
    expect(root.children[0]?.text).toBe('x <AB<i>&amp;');
    expect(document.slice(root.children[1]?.from, root.children[1]?.to)).toBe('<c/>');
  });

  it('gives back any text that was escaped into it', () => {
    assert(
      property(string({ unit: constantFrom(...'&<>"\';#]xamp ñ€𝄞\n') }), (text) => {
        const { attributes, text: read } = readXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`);
        expect([attributes.get('b'), read]).toEqual([text, text]);
      }),
    );
  });

  it.each([
    '',
    'a',
    '<a>',
    '<a></b>',
    '<a></a><b/>',
    '<a/>x',
    '<a b></a>',
    '<a b=1/>',
    '<a>&nbsp;</a>',
    '<a>& b</a>',
    '<a>&#0;</a>',
    '<a>&#x110000;</a>',
    '<a><![CDATA[</a>',
    '<!-- c --><a/>',
    '<a><!-- c --></a>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a><?php echo 1 ?></a>',
    '<a '.repeat(30),
    '<a>'.repeat(30) + '</a>'.repeat(30),
    `<a>${'<b/>'.repeat(1001)}</a>`,
    `<a>${'x'.repeat(70_000)}</a>`,
  ])('refuses %.40j', (document) => {
    expect(() => readXml(document)).toThrow(/^xml: /);
  });

  it('ends with an element or an error of its own, whatever comes', () => {
    const pieces = array(
      constantFrom('<a>', '</a>', '<b/>', '<', '>', '&amp;', '&', '<![CDATA[', ']]>', 'x', ' ', '"'),
      {
        maxLength: 30,
      },
    );
    assert(
      property(pieces, (parts) => {
        try {
          expect(readXml(parts.join('')).name).toMatch(/^[ab]$/);
        } catch (error) {
          expect(String(error)).toMatch(/^Error: xml: /);
        }
      }),
    );
  });

  it('finds what is there once, and nothing where there are two', () => {
    expect(onlyElement(readXml('<a><b><c>1</c></b></a>'), 'c')?.text).toBe('1');
    expect(onlyElement(readXml('<a><c>1</c><b><c>2</c></b></a>'), 'c')).toBeUndefined();
  });
});
