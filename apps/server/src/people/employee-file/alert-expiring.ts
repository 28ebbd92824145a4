import { istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import { employeeFileEvents } from '@nukkad/contract/people/employee-file/employee-file.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { takeExpiring } from './document.store.ts';
import type { EmployeeFileDependencies } from './employee-file.interface.ts';

const atOnce = 500;
/** People hear of documents from nine in the morning. */
const nine = 9 * 60;

/** By the clock: documents that end in 60, 30 or 7 days or today, each alert once. */
export async function alertExpiring({ platform }: EmployeeFileDependencies): Promise<void> {
  const now = platform.clock.now();
  if (istMinuteOfDay(now) < nine) return;
  const today = istDay(now);
  await platform.write(system, async (tx) => {
    const due = systemAuthorized({ today, limit: atOnce }, 'These documents end soon.');
    await publishEach(tx, now, employeeFileEvents.documentExpiring, await takeExpiring(tx, due));
  });
}
