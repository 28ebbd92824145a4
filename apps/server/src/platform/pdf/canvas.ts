import type PDFDocument from 'pdfkit';
import type { FontScript, FontWeight } from '../fonts.ts';
import { paperFont } from './unpacked-font.ts';

export type Doc = InstanceType<typeof PDFDocument>;

export interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

interface Run {
  readonly font: string;
  readonly text: string;
}

const scripts: readonly FontScript[] = ['latin', 'latin-ext', 'devanagari'];
const weights: readonly FontWeight[] = [400, 700];
export const ink = '#14173a';

/** Fonts are split into files by script; each has its own name in the document. */
export function registerFonts(doc: Doc): void {
  for (const script of scripts)
    for (const weight of weights) doc.registerFont(`${script}-${weight}`, paperFont(script, weight));
}

/** Devanagari with its joiners and the rupee sign, other Latin letters, or plain Latin. */
function scriptOf(sign: string, before: FontScript): FontScript {
  const code = sign.codePointAt(0) ?? 0;
  if ((code >= 0x0900 && code <= 0x097f) || (code >= 0xa8e0 && code <= 0xa8ff) || code === 0x20b9)
    return 'devanagari';
  if (code === 0x200c || code === 0x200d) return before;
  if ((code >= 0x0100 && code <= 0x024f) || (code >= 0x1e00 && code <= 0x1eff)) return 'latin-ext';
  return 'latin';
}

function runsOf(text: string, bold: boolean): Run[] {
  const runs: { script: FontScript; text: string }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const script = scriptOf(sign, last?.script ?? 'latin');
    if (last && last.script === script) last.text += sign;
    else runs.push({ script, text: sign });
  }
  return runs.map((run) => ({ font: `${run.script}-${bold ? 700 : 400}`, text: run.text }));
}

export function widthOf(doc: Doc, text: string, style: Style): number {
  return runsOf(text, style.bold ?? false).reduce(
    (width, run) =>
      width +
      doc
        .font(run.font)
        .fontSize(style.size ?? 9)
        .widthOfString(run.text),
    0,
  );
}

/** A word that is wider than the column is cut, so that nothing ever runs out of the paper. */
function pieces(doc: Doc, word: string, width: number, style: Style): string[] {
  if (widthOf(doc, word, style) <= width) return [word];
  const parts: string[] = [];
  for (const sign of word) {
    const last = parts.at(-1);
    if (last !== undefined && widthOf(doc, last + sign, style) <= width)
      parts[parts.length - 1] = last + sign;
    else parts.push(sign);
  }
  return parts;
}

export function linesOf(doc: Doc, text: string, width: number, style: Style = {}): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => pieces(doc, one, width, style))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(doc, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** On one line, whose letters stand on `y`. */
export function writeLine(doc: Doc, text: string, x: number, y: number, width: number, style: Style): void {
  const { size = 9, bold = false, color = ink, align = 'left' } = style;
  const room = width - widthOf(doc, text, style);
  let at = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
  for (const run of runsOf(text, bold)) {
    doc.font(run.font).fontSize(size).fillColor(color);
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += doc.widthOfString(run.text);
  }
}

export const leading = (size: number): number => size * 1.42;

/** Writes within `width`, on as many lines as it needs; answers the y below the last one. */
export function write(
  doc: Doc,
  text: string,
  x: number,
  y: number,
  width: number,
  style: Style = {},
): number {
  const size = style.size ?? 9;
  let top = y;
  for (const line of linesOf(doc, text, width, style)) {
    writeLine(doc, line, x, top + size, width, style);
    top += leading(size);
  }
  return top;
}
