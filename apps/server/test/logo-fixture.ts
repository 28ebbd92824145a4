import sharp from 'sharp';
import type { PaperLogo } from '../src/platform/pdf/logo.ts';
import { readLogo } from '../src/platform/reading/read-logo.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import type { Mounted } from './mounted.ts';
import type { Answer } from './test-client.ts';

export interface SentLogo {
  readonly content: Buffer;
  readonly name?: string;
  readonly mediaType?: string;
}

/** A disc on a transparent ground, wider than high. */
export const aLogo = (color = '#cb2166', size = { width: 900, height: 300 }): Promise<Buffer> => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><circle cx="50%" cy="50%" r="${size.height / 2}" fill="${color}"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
};

/** The same as it is kept for papers. */
export async function aPaperLogo(): Promise<PaperLogo> {
  const file = { fileName: 'logo.png', mediaType: 'image/png', content: await aLogo() };
  const answer = await readLogo(file, null, () => undefined);
  if ('refused' in answer) throw new Error('A logo of the tests was refused.');
  return answer.read;
}

/** Sends a logo as this person would. */
export function sendLogo(
  app: Mounted,
  viewer: Viewer,
  { content, name = 'logo.png', mediaType = 'image/png' }: SentLogo,
): Promise<Answer> {
  const body = new FormData();
  body.append('logo', new Blob([new Uint8Array(content)], { type: mediaType }), name);
  return app.as(viewer).send('POST', 'user/businessLogo', { body });
}

/** How many pictures a PDF holds, of its text. */
export const picturesIn = (pdf: unknown): number => String(pdf).split('/Subtype /Image').length - 1;
