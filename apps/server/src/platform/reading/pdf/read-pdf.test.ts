import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, StandardFonts, degrees } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { activePdfs, activeWords } from '../../../../test/fixtures/active-pdfs.ts';
import { recordPromise } from '../../../../test/faults/record-promise.ts';
import { pdfOf, streamObject } from '../../../../test/fixtures/heavy-files.ts';
import { aPdf } from '../../../../test/fixtures/partner-fixture.ts';
import { copyPages } from './copy-pages.ts';
import { readPdf } from './read-pdf.ts';

const open = (content: Uint8Array) =>
  readPdf({ fileName: 'a.pdf', mediaType: 'application/pdf', content }, null, () => undefined);

async function kept(content: Uint8Array): Promise<Buffer> {
  const reading = await open(content);
  if (!('read' in reading)) throw new Error(`Refused as ${reading.refused}.`);
  return reading.read;
}

/** All that a file says, packed streams unpacked and names spelled out. */
function unpacked(file: Buffer): string {
  const parts = [file.toString('latin1')];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    const end = file.indexOf('endstream', at);
    if (end < 0) break;
    try {
      parts.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Not packed, and read already.
    }
    at = end;
  }
  return parts
    .join('\n')
    .replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

test('promise 94: nothing active is kept, wherever it hangs and however it is spelled', async () => {
  expect(activePdfs.length).toBeGreaterThan(200);
  for (const { why, content } of activePdfs) {
    const reading = await open(content).catch(() => ({ refused: 'unreadable' }) as const);
    if ('read' in reading) expect([why, unpacked(reading.read).match(activeWords)]).toEqual([why, null]);
    else expect([why, reading.refused]).toEqual([why, 'active']);
  }
  recordPromise(94, activePdfs.length, 0);
});

test('promise 94: the pages alone carry nothing active, even where the search for it is left out', async () => {
  for (const { why, content } of activePdfs) {
    const copy = await copyPages(await PDFDocument.load(content, { updateMetadata: false }));
    const file = Buffer.from(await copy.save({ addDefaultPage: false }));
    expect([why, unpacked(file).match(activeWords)]).toEqual([why, null]);
  }
  recordPromise(94, activePdfs.length, 0);
});

test('promise 94: what is kept is made of pages alone, even where nothing was found', async () => {
  const harmless = [
    pdfOf([], '/OpenAction[3 0 R/Fit]/Lang(en)/Outlines<</Title(Chapter)>>/Metadata 9 0 R'),
    pdfOf(
      [],
      '',
      '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.in)>>>>]/Tabs/S/PieceInfo<</a 1>>',
    ),
  ];
  for (const content of harmless) expect(unpacked(await kept(content)).match(activeWords)).toBeNull();
  const { pages, words } = await (async () => {
    const file = await kept(await aPdf());
    return { pages: (await PDFDocument.load(file)).getPageCount(), words: unpacked(file) };
  })();
  expect([pages, words.includes('Kavita'), words.includes('Producer')]).toEqual([1, false, false]);
});

test('promise 94: a PDF with a password, or that unpacks to a bomb, is refused', async () => {
  const locked = pdfOf([], '')
    .toString('latin1')
    .replace('/Root 1 0 R', '/Root 1 0 R/Encrypt<</Filter/Standard>>');
  expect(await open(Buffer.from(locked, 'latin1'))).toEqual({ refused: 'locked' });
  const twice = pdfOf(
    [streamObject(5, '/Filter[/FlateDecode/FlateDecode]', Buffer.alloc(9))],
    '',
    '/Contents 5 0 R',
  );
  expect(await open(twice)).toEqual({ refused: 'unreadable' });
});

test('a form stays filled in when its fields are gone', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 200]);
  page.setRotation(degrees(90));
  page.drawText('Application', { x: 20, y: 150, font: await pdf.embedFont(StandardFonts.Helvetica) });
  const field = pdf.getForm().createTextField('name');
  field.setText('Kavita Kulkarni');
  field.addToPage(page, { x: 20, y: 80, width: 200, height: 20 });
  const file = await kept(await pdf.save());
  const copy = await PDFDocument.load(file);
  expect(copy.getForm().getFields()).toEqual([]);
  expect([copy.getPage(0).getWidth(), copy.getPage(0).getRotation().angle]).toEqual([300, 90]);
  const words = unpacked(file);
  expect(words).toContain(Buffer.from('Kavita Kulkarni').toString('hex').toUpperCase());
  expect(words).toMatch(/q 1\.00000 0\.00000 0\.00000 1\.00000 \S+ \S+ cm \/DrawnAnnotation0 Do Q/);
});

test('promise 63: a photo within a PDF does not say where it was taken, and looks as before', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'Kavita at 12, 100 Feet Road' } })
    .jpeg()
    .toBuffer();
  const pdf = await PDFDocument.create();
  const image = await pdf.embedJpg(photo);
  pdf.addPage([60, 40]).drawImage(image, { x: 0, y: 0 });
  const source = Buffer.from(await pdf.save());
  expect(source.includes('100 Feet Road')).toBe(true);
  const file = await kept(source);
  expect(file.includes('100 Feet Road')).toBe(false);
  const begins = file.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const drawn = file.subarray(begins, file.indexOf('endstream', begins));
  expect(await sharp(drawn).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
});

test('fonts, colours and patterns that have the names of active parts are drawn as before', async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Courier);
  const page = pdf.addPage([100, 100]);
  page.drawText('Grüße', { font });
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'));
  if (!fonts || !('set' in fonts)) throw new Error('There are no fonts.');
  (fonts as typeof page.node).set(PDFName.of('AA'), font.ref);
  const words = unpacked(await kept(await pdf.save({ useObjectStreams: false })));
  expect(words).toMatch(/\/AA \d+ 0 R/);
  expect(words).toContain('/BaseFont /Courier');
});
