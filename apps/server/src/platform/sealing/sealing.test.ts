import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { createLog } from '../log.ts';
import { readConfig } from '../config.ts';
import { createReaders } from '../reading/readers.ts';
import { createSealing } from './create-sealing.ts';

const readers = createReaders(createLog('warn'), { patienceMs: 120_000 });
const config = readConfig({ NODE_ENV: 'test' }, 'a secret of tests only');
const sealing = createSealing({ config, clock: { now: () => new Date() }, readers });
afterAll(() => readers.close());
const pdf = async () => { const d = await PDFDocument.create(); const p = d.addPage([300, 400]); p.drawText('Agreement', { x: 20, y: 350 }); return Buffer.from(await d.save()); };

test('first', async () => {
  const final = await sealing.makeFinal({ fileName: 'a.pdf', mediaType: 'application/pdf', content: await pdf() }, 'me');
  console.log(final.pages, final.content.length);
  const png = await sharp({ create: { width: 200, height: 80, channels: 4, background: '#cb2166' } }).png().toBuffer();
  const req = { content: final.content, appended: await pdf(), reason: 'All have signed', at: new Date(), marks: [
    { page: 0, left: 0.1, top: 0.5, width: 0.5, height: 0.08, draw: { kind: 'text' as const, text: 'श्री कृष्ण वर्मा, Asha' } },
    { page: 0, left: 0.1, top: 0.7, width: 0.5, height: 0.1, draw: { kind: 'picture' as const, png } },
    { page: 0, left: 0.8, top: 0.7, width: 0.1, height: 0.1, draw: { kind: 'tick' as const } },
  ]};
  let sealed = Buffer.alloc(0);
  for (let i = 0; i < 20; i++) { const t = performance.now(); sealed = await sealing.seal(req); if (i % 4 === 0) console.log('ms', performance.now() - t, sealed.length); }
  writeFileSync('/tmp/try/sealed.pdf', sealed);
  console.log(await sealing.verify(sealed, 'me'));
}, 100_000);
