import { openPicture, type PictureFile } from './read-picture.ts';
import type { ReadFile } from './reading.ts';

/** Four to a point of a large field on a page. */
const bounds = { width: 1_200, height: 600 } as const;

/** Draws a signature, initials or a stamp anew: a PNG that stays transparent, as it is laid on a page. */
export const readSignature: ReadFile<null, PictureFile> = async (file) => {
  const picture = await openPicture(file);
  if (!picture) return { refused: 'unreadable' };
  const { data, info } = await picture
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ palette: true, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { read: { content: data, width: info.width, height: info.height } };
};
