import { type PersonalRows, exportOf } from '../../platform/personal.ts';
import { system } from '../../platform/platform.ts';
import { exportKey, exportPage } from './export-files.ts';
import type { PrivacyDependencies } from './privacy.interface.ts';
import { exportTransitions } from './export.transitions.ts';
import { findExport, listExpiredExports } from './privacy.store.ts';

/** Everything that every domain keeps of a person, by heading. */
export async function allOf({ platform, ports }: PrivacyDependencies, userId: string): Promise<PersonalRows> {
  const all: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const port of ports)
    for (const [title, rows] of Object.entries(await exportOf(port, platform.db, userId)))
      all[title] = [...(all[title] ?? []), ...rows];
  return all;
}

/** Makes both files; the person is told by the event. PendingEvent twice, it makes them once. */
export async function makeExport(deps: PrivacyDependencies, exportId: string): Promise<void> {
  const { platform } = deps;
  const { db, clock, config, storage } = platform;
  const wanted = await findExport(db, exportId);
  if (!wanted || wanted.readyAt) return;
  const now = clock.now();
  const rows = await allOf(deps, wanted.userId);
  const page = exportPage(config.BRAND_NAME, now, rows);
  const json = JSON.stringify({ madeAt: now.toISOString(), ...rows }, null, 2);
  await storage.put(exportKey(wanted, 'page'), Buffer.from(page), 'text/html; charset=utf-8');
  await storage.put(exportKey(wanted, 'json'), Buffer.from(json), 'application/json');
  await platform.write(system, async (tx) => {
    const allowed = await exportTransitions.lockForSystem(tx, exportTransitions.verb.make, exportId);
    if (allowed) await exportTransitions.move(tx, allowed, { now });
  });
}

/** Copies that have had their time. */
export async function sweepExports({ platform }: PrivacyDependencies): Promise<void> {
  const { db, clock, storage } = platform;
  for (const old of await listExpiredExports(db, clock.now())) {
    await storage.remove(exportKey(old, 'page'));
    await storage.remove(exportKey(old, 'json'));
    await platform.write(system, async (tx) => {
      const allowed = await exportTransitions.lockForSystem(tx, exportTransitions.verb.forget, old.exportId);
      if (allowed) await exportTransitions.move(tx, allowed, { now: clock.now() });
    });
  }
}
