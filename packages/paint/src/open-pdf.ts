/** pdf.js with its worker, both from our own build; fetched when the first PDF is opened (docs/decisions/libraries.md). */
import {
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  getDocument,
} from 'pdfjs-dist';

export type { PDFDocumentProxy } from 'pdfjs-dist';

// The build makes files of its own of both.
const worker = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
const jpeg2000 = new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url);

GlobalWorkerOptions.workerSrc = worker.href;

/** Where the file is, or the file itself where the page has it. */
export type PdfSource = string | Blob;

/** Canvases of more points fail on phones. */
const mostPoints = 16_000_000;

async function bytesOf(source: PdfSource, signal: AbortSignal): Promise<ArrayBuffer> {
  if (typeof source !== 'string') return source.arrayBuffer();
  const answer = await fetch(source, { signal });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}.`);
  return answer.arrayBuffer();
}

/**
 * Reads the whole file at once, because its link is good for a minute. Nothing is compiled from text or by WebAssembly,
 * which the content policy refuses. The folder ends with a slash, as pdf.js demands; what it adds is behind the #.
 */
export async function openPdf(source: PdfSource, signal: AbortSignal): Promise<PDFDocumentLoadingTask> {
  return getDocument({
    data: await bytesOf(source, signal),
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: `${jpeg2000.href}#/`,
    enableXfa: false,
    verbosity: 0,
  });
}

export const isLocked = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'PasswordException';

/** Draws a page beside the screen and then puts it there, so that the page before stays until this one is ready. */
export async function drawPage(
  page: PDFPageProxy,
  onto: HTMLCanvasElement,
  { width, turns, signal }: { readonly width: number; readonly turns: number; readonly signal: AbortSignal },
): Promise<void> {
  const rotation = (page.rotate + turns * 90) % 360;
  const plain = page.getViewport({ scale: 1, rotation });
  const wanted = (width / plain.width) * (window.devicePixelRatio || 1);
  const scale = Math.min(wanted, Math.sqrt(mostPoints / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale, rotation });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel());
  await drawing.promise;
  if (signal.aborted) return;
  onto.width = canvas.width;
  onto.height = canvas.height;
  onto.getContext('2d')?.drawImage(canvas, 0, 0);
}

/** What a screen reader reads of a page; empty for a scan. */
export async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .trim();
}
