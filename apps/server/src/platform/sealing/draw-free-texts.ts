import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from 'pdf-lib';
import PDFKit from 'pdfkit';
import { type Doc, registerFonts, write } from '../pdf/canvas.ts';
import { nameOf } from '../reading/pdf/names.ts';

type Rgb = readonly [number, number, number];

interface FreeText {
  readonly annotation: PDFDict;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** Between the rectangle and the text, from the left, below, right and above. */
  readonly inset: readonly [number, number, number, number];
  readonly size: number;
  readonly ink: Rgb;
  readonly ground: Rgb | null;
  readonly border: number;
  readonly align: 'left' | 'center' | 'right';
  /** From what it speaks of to its box, within the rectangle. */
  readonly callout: readonly number[];
}

const usualSize = 12;
const padding = 2;
/** Longer ones do not fit on any page; the viewer would cut them as well. */
const mostLetters = 5_000;
const black: Rgb = [0, 0, 0];
const aligns = ['left', 'center', 'right'] as const;

const numbersOf = (object: PDFObject | undefined): readonly number[] =>
  object instanceof PDFArray
    ? object.asArray().flatMap((_, at) => {
        const one = object.lookup(at);
        return one instanceof PDFNumber ? [one.asNumber()] : [];
      })
    : [];

const textOf = (object: PDFObject | undefined): string =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';

/** Of one, three or four parts, as PDF counts colours; null: none. */
function rgbOf(parts: readonly number[]): Rgb | null {
  const [one = 0, two = 0, three = 0, four = 0] = parts;
  if (parts.length === 1) return [one, one, one];
  if (parts.length === 3) return [one, two, three];
  if (parts.length !== 4) return null;
  const rest = 1 - four;
  return [(1 - one) * rest, (1 - two) * rest, (1 - three) * rest];
}

/** What the text is written with: the size before `Tf`, the colour before `g`, `rg` or `k`. */
function penOf(appearance: string): { readonly size: number; readonly ink: Rgb } {
  const size = Number(/(?<size>[\d.]{1,9})\s{1,9}Tf/.exec(appearance)?.groups?.['size'] ?? 0);
  const colour =
    /(?<parts>(?:[\d.]{1,9}\s{1,9}){1,4})(?:rg|g|k)(?:\s|$)/.exec(appearance)?.groups?.['parts'] ?? '';
  const parts = colour.trim().split(/\s+/).filter(Boolean).map(Number);
  return { size: size > 0 ? size : usualSize, ink: rgbOf(parts) ?? black };
}

function freeTextOf(annotation: PDFDict): FreeText | null {
  const at = (key: string) => annotation.lookup(PDFName.of(key));
  const text = textOf(at('Contents')).slice(0, mostLetters);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(at('Rect'));
  const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  if (text.trim() === '' || width < 1 || height < 1) return null;
  const [left = 0, below = 0, right = 0, above = 0] = numbersOf(at('RD'));
  const style = at('BS');
  const thick = style instanceof PDFDict ? style.lookup(PDFName.of('W')) : undefined;
  const side = at('Q');
  return {
    annotation,
    text,
    width,
    height,
    inset: [left, below, right, above],
    ...penOf(textOf(at('DA'))),
    ground: rgbOf(numbersOf(at('C'))),
    border: thick instanceof PDFNumber ? thick.asNumber() : style instanceof PDFDict ? 1 : 0,
    align: aligns[side instanceof PDFNumber ? side.asNumber() : 0] ?? 'left',
    callout: numbersOf(at('CL')).map(
      (value, nth) => value - (nth % 2 === 0 ? Math.min(x0, x1) : Math.min(y0, y1)),
    ),
  };
}

const shade = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');
const paint = (rgb: Rgb) => `#${rgb.map(shade).join('')}`;

/** On a page of the size of the note: its ground, its border, the line to what it speaks of, and its lines. */
function drawOne(doc: Doc, one: FreeText): void {
  const { width, height, inset, text, size, ink, ground, border, align, callout } = one;
  const [left, below, right, above] = inset;
  const box = [left, above, Math.max(1, width - left - right), Math.max(1, height - above - below)] as const;
  doc.addPage({ size: [width, height], margin: 0 });
  if (ground) doc.rect(...box).fill(paint(ground));
  if (border > 0)
    doc
      .rect(...box)
      .lineWidth(border)
      .stroke(paint(ink));
  const [fromX, fromY, ...rest] = callout;
  if (fromX !== undefined && fromY !== undefined && rest.length >= 2) {
    doc.moveTo(fromX, height - fromY);
    for (let at = 0; at + 1 < rest.length; at += 2) doc.lineTo(rest[at] ?? 0, height - (rest[at + 1] ?? 0));
    doc.lineWidth(Math.max(1, border)).stroke(paint(ink));
  }
  const edge = padding + border;
  let y = box[1] + edge;
  for (const line of text.split(/\r\n|\r|\n/))
    y = write(doc, line === '' ? ' ' : line, box[0] + edge, y, Math.max(1, box[2] - 2 * edge), {
      size,
      color: paint(ink),
      align,
    });
}

async function drawn(notes: readonly FreeText[]): Promise<Buffer> {
  const doc = new PDFKit({ autoFirstPage: false, margin: 0 });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  registerFonts(doc);
  for (const one of notes) drawOne(doc, one);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function notesOf(pdf: PDFDocument): FreeText[] {
  return pdf.getPages().flatMap(({ node }) => {
    const annotations = node.lookup(PDFName.of('Annots'));
    if (!(annotations instanceof PDFArray)) return [];
    return annotations.asArray().flatMap((_, at) => {
      const one = annotations.lookup(at);
      if (!(one instanceof PDFDict) || one.has(PDFName.of('AP'))) return [];
      if (nameOf(one.lookup(PDFName.of('Subtype'))) !== 'FreeText') return [];
      return freeTextOf(one) ?? [];
    });
  });
}

/** Text that someone typed onto a page, where the file does not say what it looks like: PDFium draws none of it. */
export async function drawFreeTexts(pdf: PDFDocument): Promise<PDFDocument> {
  const notes = notesOf(pdf);
  if (notes.length === 0) return pdf;
  const written = await PDFDocument.load(await drawn(notes), { updateMetadata: false });
  const pages = await pdf.embedPages(written.getPages());
  await pdf.flush();
  for (const [at, { annotation }] of notes.entries()) {
    const form = pages[at]?.ref;
    if (form) annotation.set(PDFName.of('AP'), pdf.context.obj({ N: form }));
  }
  return pdf;
}
