import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ExportFailure } from '@nukkad/contract/kernel/list-export';
import { system } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { discard, sourceOfFile } from '../../platform/storage/storage.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { type ListExportRow, fileOf, findListExport } from './list-export.store.ts';
import { listExportTransitions } from './list-export.transitions.ts';
import { Ended, writeTable } from './write-table.ts';

export const mediaTypes: Readonly<Record<ListExportRow['format'], string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

async function fill(deps: ListExportDependencies, wanted: ListExportRow, file: string) {
  const handle = await open(file, 'wx');
  try {
    return await writeTable(deps, wanted, (bytes) => handle.writeFile(bytes));
  } finally {
    await handle.close();
  }
}

/** Writes the file beside storage first: a file in storage is whole. */
async function store(deps: ListExportDependencies, wanted: ListExportRow) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'list-export-'));
  const file = path.join(folder, 'file');
  try {
    const written = await fill(deps, wanted, file);
    const { size: byteCount } = await stat(file);
    const { storage } = deps.platform;
    await storage.putStream(fileOf(wanted.exportId), await sourceOfFile(file), mediaTypes[wanted.format]);
    return { ...written, byteCount };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** False: it was stopped meanwhile, or made by another node. */
async function finish(
  { platform }: ListExportDependencies,
  exportId: string,
  made: { readonly rowCount: number; readonly byteCount: number; readonly isCut: boolean },
): Promise<boolean> {
  return platform.write(system, async (tx) => {
    const allowed = await listExportTransitions.lockForSystem(
      tx,
      listExportTransitions.verb.finish,
      exportId,
    );
    if (!allowed) return false;
    await listExportTransitions.move(tx, allowed, { now: platform.clock.now(), ...made });
    return true;
  });
}

async function fail(
  { platform }: ListExportDependencies,
  exportId: string,
  failure: ExportFailure,
): Promise<void> {
  await platform.write(system, async (tx) => {
    const allowed = await listExportTransitions.lockForSystem(tx, listExportTransitions.verb.fail, exportId);
    if (allowed) await listExportTransitions.move(tx, allowed, { now: platform.clock.now(), failure });
  });
}

/**
 * Makes the file; the person is told by the event. Run twice, it begins anew, and the second file is the same. A fault is told
 * to the person, who may ask again; a node that dies leaves the job to another.
 */
export async function makeListExport(deps: ListExportDependencies, exportId: string): Promise<void> {
  const { db, log, storage } = deps.platform;
  const wanted = await findListExport(db, exportId);
  if (wanted?.status !== 'making') return;
  try {
    const made = await store(deps, wanted);
    if (!(await finish(deps, exportId, made))) await discard(storage, [fileOf(exportId)]);
  } catch (error) {
    if (error instanceof Ended) {
      if (error.failure) await fail(deps, exportId, error.failure);
      return;
    }
    log.warn({ part: 'exports', list: wanted.list, err: error }, 'an export failed');
    await fail(deps, exportId, error instanceof Refusal ? 'denied' : 'fault');
  }
}
