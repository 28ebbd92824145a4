import { docxMediaType } from '@nukkad/contract/hiring/candidate/cv.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { recogniseWords } from '../../../platform/reading/recognise-words.ts';
import type { Line, PaperLine } from '../../../platform/reading/reading.ts';
import type { Readers } from '../../../platform/reading/readers.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import type { CandidateDependencies } from '../candidate.interface.ts';
import { cvHeadings } from './cv-parts.rules.ts';
import { phrasebookOf } from './cv-skills.rules.ts';
import { readCv } from './cv.rules.ts';
import { type CvRow, saveReading } from './cv.store.ts';

const refusals = { unreadable: kernelErrors.file_too_complex };

const paperLine = (line: Line, page: number): PaperLine => ({
  text: line.map(({ text }) => text).join(' '),
  page,
  size: 1,
  confidence: Math.min(
    1,
    line.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, line.length),
  ),
});

/** Letters of ten full pages: the rules run in the server, and more than these holds it up. What comes behind is kept as text. */
const mostLetters = 40_000;

function readable(lines: readonly PaperLine[]): readonly PaperLine[] {
  let letters = 0;
  const end = lines.findIndex(({ text }) => (letters += text.length) > mostLetters);
  return end < 0 ? lines : lines.slice(0, end);
}

/** A PDF holds its words, or as a scan pictures of them, page by page. */
async function linesIn(readers: Readers, file: UploadedFile, by: string): Promise<readonly PaperLine[]> {
  const plain = { by, options: null, refusals };
  if (file.mediaType === docxMediaType) return (await readers.read('docx', file, plain)).lines;
  const scanned = async (content: Buffer, mediaType: string, page: number) =>
    (await recogniseWords(readers, { ...file, mediaType, content }, { by, refusals })).map((line) =>
      paperLine(line, page),
    );
  if (file.mediaType !== pdfMediaType) return scanned(file.content, file.mediaType, 1);
  const { lines, scans } = await readers.read('pages', file, { ...plain, options: { headings: cvHeadings } });
  const read: PaperLine[] = [...lines];
  for (const [at, scan] of scans.entries())
    read.push(...(await scanned(Buffer.from(scan), 'image/png', at + 1)));
  return read;
}

/** Null: too much waits, or it takes too long. */
async function linesOf({ readers, storage }: Platform, row: CvRow): Promise<readonly PaperLine[] | null> {
  const { storageKey, fileName, mediaType, userId } = row;
  const kept = await storage.get(storageKey);
  if (!kept) return null;
  try {
    return await linesIn(readers, { fileName, mediaType, content: kept.content }, userId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function readOne({ platform, skill }: CandidateDependencies, row: CvRow): Promise<void> {
  const { cvId } = row;
  const save = (read: Pick<CvRow, 'reading' | 'lines' | 'says'>) =>
    platform.write(system, (tx) => saveReading(tx, systemAuthorized({ cvId, ...read }, 'The CV was read.')));
  const lines = await linesOf(platform, row);
  if (lines === null) return save({ reading: 'unreadable', lines: [], says: null });
  if (lines.length === 0) return save({ reading: 'empty', lines: [], says: null });
  const { inUse } = await skill.taxonomy(platform.db);
  const book = phrasebookOf(
    inUse.map(({ skillId, kind, tradeId, name, nameHi, spellings }) => ({
      skillId,
      kind,
      tradeId,
      words: [name, nameHi, ...spellings],
    })),
  );
  const { says, understood } = readCv(readable(lines), book, istDay(platform.clock.now()));
  const known = new Set(understood);
  const kept = lines.map(({ text, page }, at) => ({ text, page, isUnderstood: known.has(at) }));
  await save({ reading: 'read', lines: kept, says });
}

/**
 * After the answer of the upload, in the memory of this process, as receipts are: a job would hold one of few places for
 * seconds. What is lost with the process is given up by the clock.
 */
export function readCvLater(deps: CandidateDependencies, row: CvRow): void {
  void readOne(deps, row).catch((error: unknown) =>
    deps.platform.log.warn({ err: error, cvId: row.cvId }, 'a CV was not read'),
  );
}
