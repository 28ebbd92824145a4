/** What was left: uploads of which nothing came for a week, and what a crash left of a check. */
import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { uploadLimits } from '@nukkad/contract/files/drive/drive-upload.model';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { handedBeside } from '../../../platform/reading/placed-file.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { temporary } from './check-upload.ts';
import { leftBefore } from './upload.rules.ts';
import { deleteLeftUploads } from './upload.store.ts';

const mostAtOnce = 100;
const ours = [temporary, handedBeside];
/** No check takes as long. */
const crashedMs = 6 * 3_600_000;

async function sweepTemporary(): Promise<void> {
  const before = Date.now() - crashedMs;
  const folder = os.tmpdir();
  for (const name of await readdir(folder).catch(() => [])) {
    if (!ours.some((begins) => name.startsWith(begins))) continue;
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && found.mtimeMs < before) await rm(place, { recursive: true, force: true });
  }
}

export async function sweepUploads({
  clock,
  storage,
  write,
}: Pick<Platform, 'clock' | 'storage' | 'write'>): Promise<void> {
  await sweepTemporary();
  const before = leftBefore(clock.now(), uploadLimits.days);
  const left = systemAuthorized({ before, limit: mostAtOnce }, 'Nothing came of them for a week.');
  await discard(storage, await write(system, (tx) => deleteLeftUploads(tx, left)));
}
