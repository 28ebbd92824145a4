import type { SignedInCall } from '../../platform/http/route.ts';
import { discard } from '../../platform/storage/storage.ts';
import { system } from '../../platform/platform.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { fileOf, listExpiredExports } from './list-export.store.ts';
import { listExportTransitions } from './list-export.transitions.ts';

/** Stops one that is being made, or deletes its file. */
export async function removeListExport(
  { platform }: ListExportDependencies,
  call: SignedInCall<{ params: { exportId: string } }>,
): Promise<{ exportId: string }> {
  const { viewer, now, input } = call;
  const { exportId } = input.params;
  await platform.write(call, async (tx) => {
    const allowed = await listExportTransitions.lockTo(
      tx,
      viewer,
      listExportTransitions.verb.remove,
      exportId,
    );
    await listExportTransitions.move(tx, allowed, { now });
  });
  await discard(platform.storage, [fileOf(exportId)]);
  return { exportId };
}

/** Those that have had their week. */
export async function sweepListExports({ platform }: ListExportDependencies): Promise<void> {
  const { db, clock, storage } = platform;
  for (const exportId of await listExpiredExports(db, clock.now())) {
    await storage.remove(fileOf(exportId));
    await platform.write(system, async (tx) => {
      const allowed = await listExportTransitions.lockForSystem(
        tx,
        listExportTransitions.verb.forget,
        exportId,
      );
      if (allowed) await listExportTransitions.move(tx, allowed, { now: clock.now() });
    });
  }
}
