import { boundsOfInk, scaleToFit, withoutPaper } from './ink.rules.ts';

/** As wide as a field of 7 cm is printed. */
const most = { width: 840, height: 320 };
/** What the server takes of a picture is 200 KB; in the text of an address it is a third longer. */
const mostLetters = 260_000;
/** Ink is the same in both themes: it is drawn on paper. */
export const inkColour = '#14173a';

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  return { canvas, context };
}

/** A PNG as the text of an address (`data:`), as large as the server takes it. */
function pngOf(drawn: HTMLCanvasElement): string {
  const png = drawn.toDataURL('image/png');
  if (png.length <= mostLetters) return png;
  const { canvas, context } = canvasOf(drawn.width * 0.8, drawn.height * 0.8);
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}

/** What is drawn without the room around it; null: nothing is drawn. */
export function pictureOf(drawn: HTMLCanvasElement): string | null {
  const points = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height);
  const box = points ? boundsOfInk(points) : null;
  if (!box) return null;
  const edge = 4;
  const scale = scaleToFit(box, most);
  const { canvas, context } = canvasOf(box.width * scale + edge * 2, box.height * scale + edge * 2);
  const [width, height] = [canvas.width - edge * 2, canvas.height - edge * 2];
  context.drawImage(drawn, box.left, box.top, box.width, box.height, edge, edge, width, height);
  return pngOf(canvas);
}

/** A name as a hand writes it; the letters of the hand are there (`signature-hands.ts`). */
export function pictureOfText(text: string, family: string): string | null {
  const size = 120;
  const letters = `${size}px ${family}`;
  const { context: measure } = canvasOf(1, 1);
  measure.font = letters;
  const { canvas, context } = canvasOf(measure.measureText(text).width + size, size * 2.4);
  context.font = letters;
  context.fillStyle = inkColour;
  context.textBaseline = 'middle';
  context.fillText(text, size / 2, canvas.height / 2);
  return pictureOf(canvas);
}

/** A photo or scan of a signature or a stamp, without its paper; throws where it is no picture. */
export async function pictureOfFile(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file);
  const scale = scaleToFit(picture, { width: most.width * 2, height: most.height * 4 });
  const { canvas, context } = canvasOf(picture.width * scale, picture.height * scale);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const points = context.getImageData(0, 0, canvas.width, canvas.height);
  withoutPaper(points);
  context.putImageData(points, 0, 0);
  return pictureOf(canvas);
}
