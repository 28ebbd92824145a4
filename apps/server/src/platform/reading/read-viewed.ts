import sharp from 'sharp';
import { write } from '../pdf/canvas.ts';
import { renderPaper } from '../pdf/paper.ts';
import { type Picture, openPages } from './pages-engine.ts';
import type { ReadFile } from './reading.ts';

export interface ViewedOptions {
  /** From 0; null: only how many there are. */
  readonly page: number | null;
  /** Written across the page, again and again; null: the page as it is. */
  readonly name: string | null;
  /** Pixels; left out: as a page is read. */
  readonly longestSide?: number;
}

export interface ViewedPage {
  readonly count: number;
  /** WebP; null: there is no such page, or none was asked for. */
  readonly picture: Uint8Array | null;
}

const readSide = 1_600;
/** Points of the page on which the name is written before it is scaled to the picture. */
const sheet = { longestSide: 842, step: 96, turned: -28, size: 13, color: '#b3b6cf', gap: ' · ' };

/** Of PDFium's bytes, which begin with blue. */
const pictureOf = ({ pixels, width, height }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .recomb([
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ]);

/** The name on white, in the shape of the page. */
async function markOf(name: string, { width, height }: { readonly width: number; readonly height: number }) {
  const scale = sheet.longestSide / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  const pdf = await renderPaper({ title: '', author: '', madeAt: new Date(0) }, (doc) => {
    doc.addPage({ size: [wide, high], margin: 0 });
    doc.rotate(sheet.turned, { origin: [wide / 2, high / 2] });
    const reach = wide + high;
    const line = `${name}${sheet.gap}`.repeat(Math.max(2, Math.ceil(300 / (name.length + sheet.gap.length))));
    for (let y = (high - reach) / 2; y < (high + reach) / 2; y += sheet.step)
      write(doc, line.slice(0, 400), (wide - reach) / 2, y, reach * 4, {
        size: sheet.size,
        color: sheet.color,
      });
  });
  const drawn = (await openPages(pdf)).draw(0, Math.max(width, height));
  return pictureOf(drawn).resize(width, height, { fit: 'fill' }).png().toBuffer();
}

async function marked(page: Buffer, name: string | null): Promise<Buffer> {
  if (name === null) return sharp(page).webp({ quality: 80 }).toBuffer();
  const { width, height } = await sharp(page).metadata();
  const mark = await markOf(name, { width, height });
  return sharp(page)
    .composite([{ input: mark, blend: 'multiply' }])
    .webp({ quality: 80 })
    .toBuffer();
}

/** A page of what we keep, as a picture with the reader's name across it. */
export const readViewed: ReadFile<ViewedOptions, ViewedPage> = async (
  file,
  { page, name, longestSide = readSide },
) => {
  if (file.mediaType !== 'application/pdf') {
    if (page !== 0) return { read: { count: 1, picture: null } };
    const picture = await sharp(file.content)
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    return { read: { count: 1, picture: await marked(picture, name) } };
  }
  const pages = await openPages(file);
  const { count } = pages;
  if (page === null || page < 0 || page >= count) return { read: { count, picture: null } };
  const drawn = await pictureOf(pages.draw(page, longestSide)).png().toBuffer();
  return { read: { count, picture: await marked(drawn, name) } };
};
