/** Reads what files say into the search, after they were kept. Told twice, it reads a version once. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { recogniseWords } from '../../../platform/reading/recognise-words.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type VersionRow, findVersion } from '../version.store.ts';
import { type VersionText, findTextState, listWaitingTexts, saveText } from './drive-text.store.ts';
import { isPicture, mostOpened, textKindOf } from './file-kind.rules.ts';
import { wordsOf } from './found-words.rules.ts';

/** As `drive_text.content` takes it. */
const mostLetters = 200_000;
const refusals = { unreadable: kernelErrors.file_too_complex };
/** Its cost is not that of a person who waits for an answer. */
const by = (versionId: string) => `text of ${versionId}`;

type Read = Omit<VersionText, 'versionId'>;
const without = (state: 'waiting' | 'none' | 'failed'): Read => ({ state, words: [], content: null });

function textOf(content: string): Read {
  const words = wordsOf(content);
  return words.length === 0 ? without('none') : { state: 'read', words, content };
}

/** A file that its reader refuses has no text; where too much waits, the job is tried again. */
async function orFailed(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    const { too_many_requests: many, unavailable } = kernelErrors;
    if (!(error instanceof Refusal) || error.fact === many || error.fact === unavailable) throw error;
    return without('failed');
  }
}

async function lettersOn(
  { readers }: Platform,
  { versionId }: VersionRow,
  picture: { readonly content: Buffer; readonly mediaType: string },
): Promise<Read> {
  const lines = await recogniseWords(
    readers,
    { fileName: 'picture', ...picture },
    { by: by(versionId), refusals },
  );
  const text = lines.map((line) => line.map((word) => word.text).join(' ')).join('\n');
  return textOf(text.slice(0, mostLetters));
}

/** What it says in letters; a scan waits until there is time for its pictures, unless `isPatient`. */
async function readVersion(platform: Platform, version: VersionRow, isPatient: boolean): Promise<Read> {
  const { readers, storage } = platform;
  const { versionId, storageKey, mediaType, bytes } = version;
  const kind = textKindOf(mediaType);
  if (bytes > mostOpened || (kind === null && !isPicture(mediaType))) return without('none');
  if (kind === null && !isPatient) return without('waiting');
  const kept = await storage.get(storageKey);
  if (!kept) return without('failed');
  if (kind === null) return lettersOn(platform, version, kept);
  const { text, scan } = await readers.read(
    'contents',
    { fileName: 'kept', ...kept },
    { by: by(versionId), options: { kind, most: mostLetters }, refusals },
  );
  if (scan === null) return textOf(text);
  const picture = { content: Buffer.from(scan), mediaType: 'image/png' };
  return isPatient ? lettersOn(platform, version, picture) : without('waiting');
}

async function keepText(platform: Platform, versionId: string, isPatient: boolean): Promise<void> {
  const version = await findVersion(platform.db, versionId);
  if (!version) return;
  const read = await orFailed(() => readVersion(platform, version, isPatient));
  const text = systemAuthorized({ versionId, ...read }, 'What a kept file says, for those who may see it.');
  await platform.write(system, (tx) => saveText(tx, text));
}

export async function readVersionText(platform: Platform, versionId: string): Promise<void> {
  if ((await findTextState(platform.db, versionId)) === null) await keepText(platform, versionId, false);
}

const picturesAtOnce = 20;

/** Letters on pictures take seconds each, so they are read by the clock, some at a time. */
export async function readWaitingTexts(platform: Platform): Promise<void> {
  for (const versionId of await listWaitingTexts(platform.db, picturesAtOnce))
    await keepText(platform, versionId, true);
}
