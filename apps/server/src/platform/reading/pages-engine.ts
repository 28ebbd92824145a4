import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type WrappedPdfiumModule, init } from '@embedpdf/pdfium';
import type { Print } from './print-lines.ts';
import type { SentFile } from './reading.ts';

const require = createRequire(import.meta.url);
/** A page of more pieces is no paper to read an amount from. */
const mostPieces = 5_000;
const bytesOfNumber = 8;
const bytesOfLetter = 2;
const white = 0xff_ff_ff_ff;
/** FPDF_ANNOT: notes and stamps on the page are drawn as well. */
const withNotes = 1;

export interface Picture {
  /** Four bytes a pixel: blue, green, red, and one more. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Good until PDFium takes more memory. The package's declarations leave its memory out. */
export function bytesAt({ pdfium }: WrappedPdfiumModule, at: number, length: number): Uint8Array {
  const { memory } = pdfium.wasmExports as unknown as { memory: { buffer: ArrayBuffer } };
  return new Uint8Array(memory.buffer, at, length);
}

/** What of PDFium's memory is taken is given back, whatever happens between. */
function withRoom<Made>({ pdfium }: WrappedPdfiumModule, bytes: number, use: (at: number) => Made): Made {
  const at = pdfium.wasmExports.malloc(bytes);
  try {
    return use(at);
  } finally {
    pdfium.wasmExports.free(at);
  }
}

/** The pieces of text as they lie on a page: runs of one font in one line. */
function piecesOf(engine: WrappedPdfiumModule, text: number): Print[] {
  const count = Math.min(engine.FPDFText_CountRects(text, 0, -1), mostPieces);
  return withRoom(engine, 4 * bytesOfNumber, (room) => {
    const at = [room, room + bytesOfNumber, room + 2 * bytesOfNumber, room + 3 * bytesOfNumber] as const;
    const valueAt = (nth: 0 | 1 | 2 | 3): number => engine.pdfium.getValue(at[nth], 'double');
    return Array.from({ length: count }, (_, nth) => {
      engine.FPDFText_GetRect(text, nth, ...at);
      const bounds = [valueAt(0), valueAt(1), valueAt(2), valueAt(3)] as const;
      const [x, top, right, y] = bounds;
      const letters = engine.FPDFText_GetBoundedText(text, ...bounds, 0, 0) + 1;
      const words = withRoom(engine, letters * bytesOfLetter, (into) => {
        engine.FPDFText_GetBoundedText(text, ...bounds, into, letters);
        return engine.pdfium.UTF16ToString(into);
      });
      return { text: words, x, y, width: right - x, height: top - y };
    });
  });
}

/** A letter with the line that it stands on; those that the page does not draw, as the blank between two words, have no width. */
export interface Letter extends Print {
  readonly isBlank: boolean;
}

const mostLetters = 20_000;
const bytesOfFloat = 4;

/** Letter by letter, as they were drawn: pieces of a script whose marks stand above and below overlap each other. */
function lettersOf(engine: WrappedPdfiumModule, text: number): Letter[] {
  const count = Math.min(engine.FPDFText_CountChars(text), mostLetters);
  return withRoom(engine, 4 * bytesOfNumber, (room) => {
    const edge = (nth: number): number => engine.pdfium.getValue(room + nth * bytesOfFloat, 'float');
    const origin = (nth: number): number => engine.pdfium.getValue(room + nth * bytesOfNumber, 'double');
    return Array.from({ length: count }, (_, at) => {
      const sign = String.fromCodePoint(Math.max(0, engine.FPDFText_GetUnicode(text, at)));
      engine.FPDFText_GetLooseCharBox(text, at, room);
      const [left, top, right, bottom] = [edge(0), edge(1), edge(2), edge(3)];
      engine.FPDFText_GetCharOrigin(text, at, room, room + bytesOfNumber);
      const y = origin(1);
      return {
        text: sign,
        x: left,
        y,
        width: right - left,
        height: top - bottom,
        isBlank: /[\s\0]/.test(sign),
      };
    });
  });
}

/** All that a page says, in the order of the file; a hyphen at the end of a line joins its word. */
function wordsOf(engine: WrappedPdfiumModule, text: number): string {
  const count = Math.min(engine.FPDFText_CountChars(text), mostLetters);
  if (count <= 0) return '';
  return withRoom(engine, (count + 1) * bytesOfLetter, (into) => {
    engine.FPDFText_GetText(text, 0, count, into);
    return engine.pdfium.UTF16ToString(into);
  });
}

function drawn(engine: WrappedPdfiumModule, page: number, longestSide: number): Picture {
  const [wide, high] = [engine.FPDF_GetPageWidthF(page), engine.FPDF_GetPageHeightF(page)];
  const scale = longestSide / Math.max(wide, high);
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const bitmap = engine.FPDFBitmap_Create(width, height, 0);
  try {
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withNotes);
    const from = engine.FPDFBitmap_GetBuffer(bitmap);
    return { pixels: bytesAt(engine, from, width * height * 4).slice(), width, height };
  } finally {
    engine.FPDFBitmap_Destroy(bitmap);
  }
}

export interface Pages {
  readonly count: number;
  readonly print: (at: number) => Print[];
  readonly letters: (at: number) => Letter[];
  readonly words: (at: number) => string;
  readonly draw: (at: number, longestSide: number) => Picture;
}

/** A PDF: its bytes, or a file of which a large one is read from the disk into the engine's memory alone. */
type Sent = Uint8Array | Pick<SentFile, 'content' | 'lies'>;

/** Takes room for all of it, and fills that. */
function taken(engine: WrappedPdfiumModule, sent: Sent): { readonly at: number; readonly length: number } {
  const lies = sent instanceof Uint8Array ? undefined : sent.lies;
  const { malloc } = engine.pdfium.wasmExports;
  if (lies === undefined) {
    const content = sent instanceof Uint8Array ? sent : sent.content;
    const at = malloc(content.length);
    bytesAt(engine, at, content.length).set(content);
    return { at, length: content.length };
  }
  const file = openSync(lies, 'r');
  try {
    const length = fstatSync(file).size;
    const at = malloc(length);
    const room = bytesAt(engine, at, length);
    let read = 0;
    for (let more = 1; more > 0 && read < length; read += more)
      more = readSync(file, room, read, length - read, read);
    if (read < length) throw new Error('The file was cut.');
    return { at, length };
  } finally {
    closeSync(file);
  }
}

/** PDFium, the engine of Chromium, as a file of a package: nothing is fetched. Each file has one of its own. */
export async function openEngine(sent: Sent): Promise<{ engine: WrappedPdfiumModule; pdf: number }> {
  const wasmBinary = await readFile(require.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const engine = await init({ wasmBinary: Uint8Array.from(wasmBinary).buffer });
  engine.PDFiumExt_Init();
  const { at, length } = taken(engine, sent);
  const pdf = engine.FPDF_LoadMemDocument(at, length, '');
  if (!pdf) throw new Error('PDFium does not open the file.');
  return { engine, pdf };
}

export async function openPages(sent: Sent): Promise<Pages> {
  const { engine, pdf } = await openEngine(sent);
  const on = <Made>(at: number, use: (page: number) => Made): Made => {
    const page = engine.FPDF_LoadPage(pdf, at);
    if (!page) throw new Error('PDFium does not open the page.');
    try {
      return use(page);
    } finally {
      engine.FPDF_ClosePage(page);
    }
  };
  const textOn =
    <Made>(read: (module: WrappedPdfiumModule, text: number) => Made) =>
    (page: number): Made => {
      const text = engine.FPDFText_LoadPage(page);
      try {
        return read(engine, text);
      } finally {
        engine.FPDFText_ClosePage(text);
      }
    };
  return {
    count: engine.FPDF_GetPageCount(pdf),
    print: (at) => on(at, textOn(piecesOf)),
    letters: (at) => on(at, textOn(lettersOf)),
    words: (at) => on(at, textOn(wordsOf)),
    draw: (at, longestSide) => on(at, (page) => drawn(engine, page, longestSide)),
  };
}
