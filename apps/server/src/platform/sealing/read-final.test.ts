import { pdfErrors } from '@nukkad/contract/files/seal/seal.noun';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aFilledForm,
  aPaper,
  aTypedNote,
  fileOf,
  longPaper,
  withPassword,
  withScript,
  withXfa,
} from '../../../test/fixtures/documents-to-sign.ts';
import { type SealingFixture, sealingFixture } from '../../../test/fixtures/sealing-fixture.ts';
import { openPages } from '../reading/pages-engine.ts';

let fixture: SealingFixture;
beforeAll(() => {
  fixture = sealingFixture();
});
afterAll(() => fixture.close());

const refusalOf = (content: Uint8Array, name?: string) =>
  fixture.sealing.makeFinal(fileOf(content, name), 'asha').then(
    () => null,
    (error: { fact?: unknown }) => error.fact,
  );

test('a document that cannot be signed as it looks is refused with the reason', async () => {
  const paper = await aPaper();
  expect(await refusalOf(await withPassword())).toEqual(pdfErrors.pdf_locked);
  expect(await refusalOf(await withXfa())).toEqual(pdfErrors.pdf_xfa);
  expect(await refusalOf(await withScript())).toEqual(pdfErrors.pdf_active);
  expect(await refusalOf(await longPaper(201))).toEqual(pdfErrors.pdf_too_long);
  for (const [content, name] of [
    [paper.subarray(0, paper.length / 2), 'cut.pdf'],
    [Buffer.from('%PDF-1.7\nnothing'), 'nothing.pdf'],
    [Buffer.alloc(5_000, 7), 'noise.pdf'],
    [Buffer.alloc(0), 'empty.pdf'],
    [paper, 'agreement.docx'],
  ] as const)
    expect([name, await refusalOf(content, name)]).toEqual([name, pdfErrors.pdf_unreadable]);
});

test('a document that is signed already is refused, because another signature would break that', async () => {
  expect(await refusalOf(await fixture.seal())).toEqual(pdfErrors.pdf_signed_already);
});

/** How many pixels of the page are as dark as ink, or as yellow as a marker. */
async function inked(content: Buffer) {
  const { pixels } = (await openPages(content)).draw(0, 400);
  let dark = 0;
  let yellow = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [blue = 255, green = 255, red = 255] = pixels.subarray(at, at + 3);
    if (red < 90 && green < 90 && blue < 90) dark += 1;
    if (red > 200 && green > 200 && blue < 90) yellow += 1;
  }
  return { dark, yellow };
}

test('what fields and notes show is drawn into the page, also where the file leaves that to the viewer', async () => {
  for (const bare of [false, true]) {
    const { content, pages, sha256 } = await fixture.sealing.makeFinal(
      fileOf(await aFilledForm(bare)),
      'asha',
    );
    expect([pages, sha256.length]).toEqual([[{ width: 400, height: 400 }], 64]);
    expect(content.includes('/AcroForm') || content.includes('/Annots')).toBe(false);
    const { dark, yellow } = await inked(content);
    expect(dark).toBeGreaterThan(150);
    expect(yellow).toBeGreaterThan(1_500);
  }
});

test('text that was typed onto a page is drawn where it stood, also where the file does not say what it looks like', async () => {
  const { content } = await fixture.sealing.makeFinal(fileOf(await aTypedNote()), 'asha');
  expect(content.includes('/Annots')).toBe(false);
  const { pixels, width } = (await openPages(content)).draw(0, 400);
  const found = { red: 0, yellow: 0, outside: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [blue = 255, green = 255, red = 255] = pixels.subarray(at, at + 3);
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    if (blue > 200) continue;
    if (x < 39 || x > 241 || y < 119 || y > 201) found.outside += 1;
    else if (red > 200 && green < 120) found.red += 1;
    else if (red > 200 && green > 200) found.yellow += 1;
  }
  expect(found.red).toBeGreaterThan(300);
  expect(found.yellow).toBeGreaterThan(10_000);
  expect(found.outside).toBe(0);
});

test('a page is as large as people see it: turned, cropped and in its own unit', async () => {
  const { pages } = await fixture.sealing.makeFinal(
    fileOf(
      await aPaper([
        { turn: 90 },
        { crop: [100, 50, 300, 200] },
        { unit: 2, media: [0, 0, 200, 100] },
        { turn: -90, media: [-50, -50, 400, 300], crop: [0, 0, 300, 100] },
        { crop: [900, 900, 10, 10] },
      ]),
    ),
    'asha',
  );
  expect(pages).toEqual([
    { width: 842, height: 595 },
    { width: 300, height: 200 },
    { width: 400, height: 200 },
    { width: 100, height: 300 },
    { width: 595, height: 842 },
  ]);
});
