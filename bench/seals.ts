/**
 * BENCH_ONLY=seals: documents of three pages with three signatures, two of them drawn and one in Devanagari, are sealed as
 * fast as the sealing processes take them. The limit beside it is what no seal can do without, from one process: a hash of
 * the file, one signature of the same kind, and the file written and synced.
 */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aPaper, fileOf, quartersPng } from '../apps/server/test/fixtures/documents-to-sign.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { createReaders } from '../apps/server/src/platform/reading/readers.ts';
import { pdfRefusals } from '../apps/server/src/pdf-refusals.ts';
import { createSealing } from '../apps/server/src/platform/sealing/create-sealing.ts';
import type { Mark, Sealing } from '../apps/server/src/platform/sealing/sealing.ts';
import { middle } from './rounds.ts';
import { asText } from './table.ts';

interface Run {
  readonly secret: string;
  readonly rounds: number;
  readonly say: (sentence: string) => void;
}

const turnMs = 10_000;
const atOnce = 4;
const minuteMs = 60_000;

async function signedMarks(): Promise<readonly Mark[]> {
  const box = { page: 2, left: 0.1, width: 0.3, height: 0.05 };
  const picture = { kind: 'picture', png: await quartersPng() } as const;
  return [
    { ...box, top: 0.6, draw: picture },
    { ...box, top: 0.7, draw: picture },
    { ...box, top: 0.8, draw: { kind: 'text', text: 'श्री कृष्ण वर्मा' } },
  ];
}

/** How many were done a minute, by so many that each begin the next one when theirs is done. */
async function perMinute(workers: number, work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + turnMs;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: workers }, worker));
  return (done * minuteMs) / (performance.now() - began);
}

async function sealerOf(sealing: Sealing) {
  const paper = await aPaper([{}, {}, {}]);
  const { content } = await sealing.makeFinal(fileOf(paper), 'bench');
  const marks = await signedMarks();
  const appended = await aPaper([{}], 'Who signed, and when');
  return () => sealing.seal({ content, marks, appended, reason: 'All have signed', at: new Date() });
}

function limitOf(folder: string, content: Buffer) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let next = 0;
  return async () => {
    next += 1;
    sign('sha256', createHash('sha256').update(content).digest(), privateKey);
    const file = await open(path.join(folder, `${next % 100}.pdf`), 'w');
    await file.writeFile(content);
    await file.sync();
    await file.close();
  };
}

/** Sealed documents a minute, beside the machine's own limit; both in turns. */
export async function measureSeals({ secret, rounds, say }: Run): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-seals-'));
  const readers = createReaders(createLog('error'));
  try {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder }, secret);
    const seal = await sealerOf(
      createSealing({ config, clock: { now: () => new Date() }, readers, refusals: pdfRefusals }),
    );
    const sealed = await seal();
    await Promise.all([seal(), seal()]);
    const limit = limitOf(folder, sealed);
    const found: { sealed: number; most: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push({ sealed: await perMinute(atOnce, seal), most: await perMinute(1, limit) });
    const [many, most] = [middle(found.map((one) => one.sealed)), middle(found.map((one) => one.most))];
    const columns = ['Documents a minute', 'Sealed', 'Limit', 'Ratio'];
    const name = `${sealed.length} bytes, 4 pages, 3 signatures`;
    say(
      asText({
        columns,
        rows: [[name, String(Math.round(many)), String(Math.round(most)), (many / most).toFixed(3)]],
      }),
    );
  } finally {
    readers.close();
    await rm(folder, { recursive: true, force: true });
  }
}
