/** What a scan becomes in the browser: pages as pictures, and one PDF of them. Its libraries are fetched with the first photo. */
import { inPixels, wholePhoto } from './corners.rules.ts';
import { applyLook } from './looks.rules.ts';
import { type ScannedPage, pagePoints } from './scanned.rules.ts';

/** Letters of a page stay readable, and thirty pages are no larger than a file may be. */
const sides = { photo: 2_400, page: 1_800, shown: 900 } as const;
const quality = { photo: 0.92, page: 0.8 } as const;

class NoCanvas extends Error {
  override readonly name = 'NoCanvas';
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new NoCanvas();
  return { canvas, context };
}

const jpegOf = (canvas: HTMLCanvasElement, of: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new NoCanvas())), 'image/jpeg', of),
  );

const scaleTo = (longest: number, { width, height }: { width: number; height: number }) =>
  Math.min(1, longest / Math.max(width, height));

/** A photo in the size in which it is worked with, upright; throws where it is none. */
export async function readPhoto(file: Blob): Promise<{ photo: Blob; bitmap: ImageBitmap }> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = scaleTo(sides.photo, whole);
  const { canvas, context } = canvasOf(whole.width * scale, whole.height * scale);
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return { photo: await jpegOf(canvas, quality.photo), bitmap: await createImageBitmap(canvas) };
}

/** Cut out at its corners, as if it was looked at from above. */
async function cutOut(page: ScannedPage, longest: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(page.photo);
  const scale = scaleTo(longest, bitmap);
  const { canvas, context } = canvasOf(bitmap.width * scale, bitmap.height * scale);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  if (page.corners === wholePhoto) return canvas;
  const { extractDocument } = await import('scanic');
  const { output } = await extractDocument(canvas, inPixels(page.corners, canvas), { output: 'canvas' });
  return output instanceof HTMLCanvasElement ? output : canvas;
}

function turned(canvas: HTMLCanvasElement, turns: number): HTMLCanvasElement {
  if (turns % 4 === 0) return canvas;
  const lies = turns % 2 === 1;
  const { canvas: next, context } = canvasOf(
    lies ? canvas.height : canvas.width,
    lies ? canvas.width : canvas.height,
  );
  context.translate(next.width / 2, next.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return next;
}

/** The page as it will be in the PDF; on the screen in fewer pixels. */
export async function drawScanned(page: ScannedPage, isShown: boolean): Promise<HTMLCanvasElement> {
  const canvas = turned(await cutOut(page, isShown ? sides.shown : sides.page), page.turns);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || page.look === 'colour') return canvas;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  applyLook(pixels, page.look);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** All pages in one PDF, without a word about who made it or where. */
export async function makePdf(
  pages: readonly ScannedPage[],
  fileName: string,
  onPage: (done: number) => void,
): Promise<File> {
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const [at, scanned] of pages.entries()) {
    const canvas = await drawScanned(scanned, false);
    const picture = await pdf.embedJpg(await (await jpegOf(canvas, quality.page)).arrayBuffer());
    const { width, height } = pagePoints(canvas);
    pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
    onPage(at + 1);
  }
  const bytes = await pdf.save();
  return new File([new Uint8Array(bytes)], fileName, { type: 'application/pdf' });
}
