/**
 * BENCH_ONLY=cvs: CVs are sent at a hundred a minute, and then as fast as they are taken, while another call is asked at an
 * even pace; how long that call takes with and without them, and how many CVs a minute are read. It has no limit beside it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { docxMediaType } from '@nukkad/contract/hiring/candidate/cv.model';
import pg from 'pg';
import { plainDocx } from '../apps/server/test/fixtures/cvs/cv-docx.ts';
import { plainPdf, scannedPdf } from '../apps/server/test/fixtures/cvs/cv-pdf.ts';
import { drawnPage } from '../apps/server/test/fixtures/cvs/cv-picture.ts';
import { askWell } from './ask.ts';
import { seekersFrom } from './city/applications.ts';
import type { SignedIn } from './city/sign-in.ts';
import { chosenJobs } from './jobs/index.ts';
import type { LoadOptions } from './load.ts';
import { prepare, type Ready } from './prepare.ts';
import { middle } from './rounds.ts';
import { type Product, startProduct } from './servers.ts';
import { asText } from './table.ts';

interface Run {
  readonly server: string;
  readonly secret: string;
  readonly rounds: number;
  readonly say: (sentence: string) => void;
}

const size = { jobs: 10_000, candidates: 2_000 };
const seekers = 300;
/** Of the other call. */
const everyMs = 25;
const turnMs = 20_000;
const perMinute = 100;
const fastSenders = 6;
const fastMs = 60_000;

const written = `# Ramesh Kumar
  Plumber
  98450 12345 | ramesh.kumar@example.com
  Indiranagar, Bengaluru 560038
  ## Experience
  Plumber, Sharma Sanitary Works >> Jan 2019 - Mar 2022
  Senior plumber, Lakshmi Home Services >> Apr 2022 - Present
  ## Skills
  Pipe fitting, sanitary fitting, water heater
  ## Education
  ITI Plumber, Govt ITI, 2015
  Expected salary 18k in hand`;

interface Sheet {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Five PDFs with words, three of Word's, and two scans of ten. */
async function sheets(): Promise<readonly Sheet[]> {
  const pdf = { name: 'cv.pdf', mediaType: 'application/pdf', content: await plainPdf(written) };
  const scan = { ...pdf, content: await scannedPdf(await drawnPage(written)) };
  const docx = { name: 'cv.docx', mediaType: docxMediaType, content: plainDocx(written) };
  return [pdf, docx, pdf, scan, pdf, docx, pdf, scan, docx, pdf];
}

async function send({ origin }: Product, { headers }: SignedIn, sheet: Sheet): Promise<boolean> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(sheet.content)], { type: sheet.mediaType }), sheet.name);
  const { 'content-type': _json, ...own } = headers;
  const answer = await fetch(`${origin}/api/jobs/cv`, { method: 'POST', headers: own, body });
  return answer.status === 201;
}

/** Milliseconds of each call that began while `work` went on. */
async function paced(
  product: Product,
  requests: readonly LoadOptions[],
  work: Promise<unknown>,
): Promise<number[]> {
  const times: Promise<number>[] = [];
  let goesOn = true;
  void work.finally(() => {
    goesOn = false;
  });
  const one = async (request: LoadOptions) => {
    const began = performance.now();
    await askWell(product.origin, request);
    return performance.now() - began;
  };
  for (let at = 0; goesOn; at += 1) {
    const request = requests[at % requests.length];
    if (request) times.push(one(request));
    await pause(everyMs);
  }
  return (await Promise.all(times)).sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** How many CVs are read, and how many wait. */
async function readOf(pool: pg.Pool): Promise<{ read: number; waiting: number }> {
  const { rows } = await pool.query<{ read: number; waiting: number }>(
    `select (count(*) filter (where reading = 'read'))::int as read, (count(*) filter (where reading = 'waiting'))::int as waiting from candidate_cv`,
  );
  return rows[0] ?? { read: 0, waiting: 0 };
}

async function untilRead(pool: pg.Pool): Promise<void> {
  while ((await readOf(pool)).waiting > 0) await pause(100);
}

interface Sending {
  readonly product: Product;
  readonly people: readonly SignedIn[];
  readonly files: readonly Sheet[];
}

/** One after the other at an even pace, from the person `from` on; answers how many were taken. */
async function sendEvenly({ product, people, files }: Sending, from: number): Promise<number> {
  const sent: Promise<boolean>[] = [];
  const wanted = Math.round((perMinute * turnMs) / 60_000);
  for (let nth = 0; nth < wanted; nth += 1) {
    const person = people[(from + nth) % people.length];
    const paper = files[nth % files.length];
    if (person && paper) sent.push(send(product, person, paper));
    await pause(turnMs / wanted);
  }
  return (await Promise.all(sent)).filter(Boolean).length;
}

/** As fast as they are taken and read, by several people at once. */
async function sendFast({ product, people, files }: Sending, pool: pg.Pool): Promise<number> {
  await pool.query('delete from candidate_cv');
  const until = performance.now() + fastMs;
  let next = 0;
  const sender = async () => {
    while (performance.now() < until) {
      const person = people[next % people.length];
      const paper = files[next % files.length];
      next += 1;
      if (person && paper && !(await send(product, person, paper))) await pause(200);
      // What waits to be read is bounded by the readers; more would only be turned away.
      while ((await readOf(pool)).waiting > fastSenders && performance.now() < until) await pause(50);
    }
  };
  await Promise.all(Array.from({ length: fastSenders }, sender));
  return (await readOf(pool)).read;
}

async function measureBeside(ready: Ready, { rounds, secret, say }: Run, pool: pg.Pool): Promise<void> {
  const product = await startProduct(ready.at.product, secret, 'web,api,socket,worker');
  const [job] = chosenJobs('find-jobs');
  const requests = (await job?.requests({ ...ready, origin: product.origin }, 0)) ?? [];
  const people = await seekersFrom(pool, secret, 0, seekers);
  const sending = { product, people, files: await sheets() };
  await send(product, people[0] as SignedIn, sending.files[0] as Sheet);
  await paced(product, requests, pause(2_000));
  const found: { quiet: number[]; beside: number[]; taken: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await paced(product, requests, pause(turnMs));
    const sendingNow = sendEvenly(sending, round * perMinute);
    const beside = await paced(product, requests, sendingNow);
    await untilRead(pool);
    found.push({ quiet, beside, taken: await sendingNow });
    say(`${at(quiet, 0.99).toFixed(0)} and ${at(beside, 0.99).toFixed(0)} ms`);
  }
  const read = await sendFast(sending, pool);
  const row = (name: string, of: (one: (typeof found)[number]) => number[]) => [
    name,
    ...[0.5, 0.99].map((share) => middle(found.map((one) => at(of(one), share))).toFixed(1)),
  ];
  say(
    asText({
      columns: ['The nearest jobs of a trade, asked forty times a second', 'p50 ms', 'p99 ms'],
      rows: [row('alone', (one) => one.quiet), row('beside 100 CVs a minute', (one) => one.beside)],
    }),
  );
  say(`${found.map(({ taken }) => taken).join(', ')} CVs were taken in turns of ${turnMs / 1_000} s.`);
  say(`As fast as they are taken, ${Math.round((read * 60_000) / fastMs)} CVs a minute are read.`);
  await product.stop();
}

export async function measureCvs(run: Run): Promise<void> {
  const { server, secret, say } = run;
  const jobs = chosenJobs('find-jobs');
  const ready = await prepare(server, { jobs, secret, writes: 0, history: 1_000, hiring: size, say });
  const pool = new pg.Pool({ connectionString: ready.at.product, max: 2 });
  try {
    await measureBeside(ready, run, pool);
  } finally {
    await pool.end();
  }
}
