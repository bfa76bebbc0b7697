import PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import { ownFonts, type Weight } from '../../lettering/fonts.ts';

/** The paper's measures, in points. */
export const page = { width: 595.28, height: 841.89, left: 45, right: 550.28, top: 36, bottom: 780 } as const;
export const millimetre = 72 / 25.4;

export const colours = { asphalt: '#16181A', grey: '#5B6065', hairline: '#D5D7D9', yellow: '#F6D000' } as const;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** What it is to who hears it read; `none` is not read out. */
  readonly tag?: 'P' | 'H1' | 'none';
}

/** A document that is being drawn. Y grows downwards. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** Draws what means nothing. */
  readonly adorn: (draw: () => void) => void;
  /** Draws what says `alt`. */
  readonly figure: (alt: string, draw: () => void) => void;
  /** One line at a place. */
  readonly write: (text: string, x: number, y: number, style?: TextStyle) => void;
  /** One line that ends at `right`; figures of equal width. */
  readonly writeRight: (text: string, right: number, y: number, style?: TextStyle) => void;
  readonly writeCentred: (text: string, centre: number, y: number, style?: TextStyle) => void;
  /** As many lines as it needs; answers with where the next thing may begin. */
  readonly wrap: (text: string, x: number, y: number, width: number, style?: TextStyle) => number;
  /** How high `wrap` would be. */
  readonly heightOf: (text: string, width: number, style?: TextStyle) => number;
  readonly widthOf: (text: string, style?: TextStyle) => number;
  readonly line: (y: number, weight?: number, colour?: string, from?: number, to?: number) => void;
  readonly end: () => void;
}

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly language: string;
  /** Of the invoice, so that the same one is the same file. */
  readonly created: Date;
}

const standard: Required<Omit<TextStyle, 'tag'>> = { size: 9, weight: 'plain', colour: colours.asphalt };
const figures: PDFKit.Mixins.TextOptions['features'] = ['tnum'];

/** A new document: A4, PDF/A-3b, fonts embedded (pdfkit takes parsed ones, which its types do not say), its pages kept so that each can say how many there are. */
export const openSheet = ({ title, author, subject, language, created }: SheetInfo): Sheet => {
  const fonts = ownFonts();
  const taken = (weight: Weight) => fonts[weight] as Font & string;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: language,
    displayTitle: true,
    tagged: true,
    // Otherwise it would begin with Helvetica, which is not embedded.
    font: taken('plain'),
    info: { Title: title, Author: author, Subject: subject, CreationDate: created, ModDate: created },
  });
  const use = (style: TextStyle): void => {
    const { size, weight, colour } = { ...standard, ...style };
    doc.font(taken(weight), size).fillColor(colour);
  };
  const onLine = { lineBreak: false } as const;
  const root = doc.struct('Document');
  doc.addStructure(root);
  const say = (draw: () => void, { tag = 'P' }: TextStyle): void => {
    if (tag === 'none') adorn(draw);
    else root.add(doc.struct(tag, {}, draw));
  };
  const adorn = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const writeAt = (text: string, x: number, y: number, style: TextStyle): void => {
    use(style);
    say(() => doc.text(text, x, y, onLine), style);
  };
  return {
    doc,
    adorn,
    write: (text, x, y, style = {}) => writeAt(text, x, y, style),
    writeRight: (text, right, y, style = {}) => {
      use(style);
      const x = right - doc.widthOfString(text, { features: figures });
      say(() => doc.text(text, x, y, { ...onLine, features: figures }), style);
    },
    writeCentred: (text, centre, y, style = {}) => {
      use(style);
      writeAt(text, centre - doc.widthOfString(text) / 2, y, style);
    },
    wrap: (text, x, y, width, style = {}) => {
      use(style);
      say(() => doc.text(text, x, y, { width }), style);
      return doc.y;
    },
    figure: (alt, draw) => {
      root.add(doc.struct('Figure', { alt }, draw));
    },
    heightOf: (text, width, style = {}) => {
      use(style);
      return doc.heightOfString(text, { width });
    },
    widthOf: (text, style = {}) => {
      use(style);
      return doc.widthOfString(text);
    },
    line: (y, weight = 0.5, colour = colours.hairline, from = page.left, to = page.right) =>
      adorn(() => {
        doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
      }),
    end: () => {
      root.end();
      doc.end();
    },
  };
};
