import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sheet, aPaper, quarterColours, quartersPng } from '../../../test/fixtures/documents-to-sign.ts';
import { type SealingFixture, sealingFixture } from '../../../test/fixtures/sealing-fixture.ts';
import { type Picture, openPages } from '../reading/pages-engine.ts';
import type { Mark } from './sealing.ts';

let fixture: SealingFixture;
beforeAll(() => {
  fixture = sealingFixture();
});
afterAll(() => fixture.close());

const media = [0, 0, 400, 300] as const;
/** Each of the ways in which a page is shown otherwise than it is written, and all sizes in one document. */
const sheets: readonly Sheet[] = [
  {},
  { media },
  { media, turn: 90 },
  { media, turn: 180 },
  { media, turn: 270 },
  { media, turn: -90 },
  { media: [-100, -60, 500, 400], crop: [-40, 20, 300, 200] },
  { media: [-100, -60, 500, 400], crop: [-40, 20, 300, 200], turn: 90 },
  { media: [-100, -60, 500, 400], crop: [-40, 20, 300, 200], turn: 180 },
  { media: [30, 70, 500, 400], crop: [50, 90, 300, 200], turn: 270, unit: 2.5 },
  { media, unit: 3 },
  { media: [0, 0, 2000, 200] },
];

const drawnAt = 800;
const rgbAt = ({ pixels, width, height }: Picture, across: number, down: number) => {
  const at = 4 * (Math.floor(down * height) * width + Math.floor(across * width));
  const [blue = 0, green = 0, red = 0] = pixels.subarray(at, at + 3);
  return [red, green, blue];
};
const nearest = (rgb: readonly number[]) => {
  const far = (colour: string) =>
    rgb.reduce(
      (sum, value, at) => sum + Math.abs(value - Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16)),
      0,
    );
  const all = [...quarterColours, '#ffffff'];
  return all.toSorted((one, other) => far(one) - far(other))[0];
};

/** A square of the page as it is seen, so that the picture fills its box. */
const squareOn = ({ width, height }: { width: number; height: number }) => {
  const side = Math.min(width, height) * 0.4;
  return { left: 0.55, top: 0.3, width: side / width, height: side / height };
};

test('a mark lies where it was placed and upright, however the page is turned, cut and measured', async () => {
  const { content, pages } = await fixture.sealing.makeFinal(
    { fileName: 'a.pdf', mediaType: 'application/pdf', content: await aPaper(sheets) },
    'asha',
  );
  const png = await quartersPng();
  const marks = pages.map(
    (size, page): Mark => ({ page, ...squareOn(size), draw: { kind: 'picture', png } }),
  );
  const drawn = await openPages(await fixture.seal({ content, marks }));
  for (const { page, left, top, width, height } of marks) {
    const picture = drawn.draw(page, drawnAt);
    const seen = (across: number, down: number) =>
      nearest(rgbAt(picture, left + across * width, top + down * height));
    const inside = [seen(0.1, 0.1), seen(0.9, 0.1), seen(0.1, 0.9), seen(0.9, 0.9)];
    const outside = [seen(-0.08, 0.5), seen(1.08, 0.5), seen(0.5, -0.08), seen(0.5, 1.08)];
    expect([page, ...inside]).toEqual([page, ...quarterColours]);
    expect([page, ...outside]).toEqual([page, ...Array.from({ length: 4 }, () => '#ffffff')]);
  }
});

/** The box of a mark as it is drawn, in grey. */
async function boxOf({ pixels, width, height }: Picture, { left, top, ...box }: Mark): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round(box.width * width),
      height: Math.round(box.height * height),
    })
    .greyscale()
    .resize(120, 30, { fit: 'fill' })
    .raw()
    .toBuffer();
}

test('a text in Devanagari and Latin letters is joined, and reads the same on every page', async () => {
  const { content, pages } = await fixture.sealing.makeFinal(
    { fileName: 'a.pdf', mediaType: 'application/pdf', content: await aPaper(sheets.slice(1, 9)) },
    'asha',
  );
  const marks = pages.map(
    ({ width, height }, page): Mark => ({
      page,
      left: 0.2,
      top: 0.4,
      width: 160 / width,
      height: 40 / height,
      draw: { kind: 'text', text: 'श्री कृष्ण, Asha ₹5' },
    }),
  );
  const drawn = await openPages(await fixture.seal({ content, marks }));
  const boxes = await Promise.all(
    marks.map(async (mark) =>
      boxOf(
        drawn.draw(mark.page, Math.max(pages[mark.page]?.width ?? 0, pages[mark.page]?.height ?? 0) * 2),
        mark,
      ),
    ),
  );
  const [first = Buffer.alloc(0)] = boxes;
  const dark = (box: Buffer) => box.filter((value) => value < 128).length;
  expect(dark(first)).toBeGreaterThan(200);
  for (const box of boxes) {
    const apart = box.reduce((sum, value, at) => sum + Math.abs(value - (first[at] ?? 0)), 0) / box.length;
    expect(apart).toBeLessThan(12);
  }
  // Read back as words: what is searched and copied is what was written.
  expect(
    drawn
      .print(0)
      .map(({ text }) => text)
      .join(' '),
  ).toContain('Asha');
});

test('a tick is drawn in its box, and a mark on a page that is not there is refused', async () => {
  const content = await fixture.final(await aPaper());
  const mark: Mark = { page: 0, left: 0.4, top: 0.4, width: 0.05, height: 0.05, draw: { kind: 'tick' } };
  const picture = (await openPages(await fixture.seal({ content, marks: [mark] }))).draw(0, drawnAt);
  const box = await boxOf(picture, mark);
  expect(box.filter((value) => value < 128).length).toBeGreaterThan(100);
  await expect(fixture.seal({ content, marks: [{ ...mark, page: 1 }] })).rejects.toThrow('has no page 2');
});
