import { openPicture, type PictureFile } from './read-picture.ts';
import type { ReadFile } from './reading.ts';

/** Most pixels of the kept picture: three to a point of the largest place on a paper. */
const bounds = { width: 480, height: 240 } as const;

/**
 * Draws a logo anew for papers: a PNG of at most 256 colours, so never more than some 120 KB, on white where it was
 * transparent. A PDF takes such a picture as it is.
 */
export const readLogo: ReadFile<null, PictureFile> = async (file) => {
  const picture = await openPicture(file);
  if (!picture) return { refused: 'unreadable' };
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ palette: true, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { read: { content: data, width: info.width, height: info.height } };
};
