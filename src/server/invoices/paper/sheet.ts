import PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import { paperFonts, type Weight } from './fonts.ts';

/** The paper's measures, in points. */
export const page = { width: 595.28, height: 841.89, left: 45, right: 550.28, top: 36, bottom: 780 } as const;
export const millimetre = 72 / 25.4;

export const colours = { asphalt: '#16181A', grey: '#5B6065', hairline: '#D5D7D9', yellow: '#F6D000' } as const;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
}

/** A document that is being drawn. Y grows downwards. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
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
}

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly language: string;
  /** Of the invoice, so that the same one is the same file. */
  readonly created: Date;
}

const standard: Required<TextStyle> = { size: 9, weight: 'plain', colour: colours.asphalt };
const figures: PDFKit.Mixins.TextOptions['features'] = ['tnum'];

/** A new document: A4, PDF/A-3b, fonts embedded (pdfkit takes parsed ones, which its types do not say), its pages kept so that each can say how many there are. */
export const openSheet = ({ title, author, subject, language, created }: SheetInfo): Sheet => {
  const fonts = paperFonts();
  const taken = (weight: Weight) => fonts[weight] as Font & string;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: language,
    displayTitle: true,
    // Otherwise it would begin with Helvetica, which is not embedded.
    font: taken('plain'),
    info: { Title: title, Author: author, Subject: subject, CreationDate: created, ModDate: created },
  });
  const use = (style: TextStyle): void => {
    const { size, weight, colour } = { ...standard, ...style };
    doc.font(taken(weight), size).fillColor(colour);
  };
  const onLine = { lineBreak: false } as const;
  return {
    doc,
    write: (text, x, y, style = {}) => {
      use(style);
      doc.text(text, x, y, onLine);
    },
    writeRight: (text, right, y, style = {}) => {
      use(style);
      doc.text(text, right - doc.widthOfString(text, { features: figures }), y, { ...onLine, features: figures });
    },
    writeCentred: (text, centre, y, style = {}) => {
      use(style);
      doc.text(text, centre - doc.widthOfString(text) / 2, y, onLine);
    },
    wrap: (text, x, y, width, style = {}) => {
      use(style);
      doc.text(text, x, y, { width });
      return doc.y;
    },
    heightOf: (text, width, style = {}) => {
      use(style);
      return doc.heightOfString(text, { width });
    },
    widthOf: (text, style = {}) => {
      use(style);
      return doc.widthOfString(text);
    },
    line: (y, weight = 0.5, colour = colours.hairline, from = page.left, to = page.right) => {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
    },
  };
};
