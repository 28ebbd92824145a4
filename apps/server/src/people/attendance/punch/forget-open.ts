import { attendanceEvents } from '@nukkad/contract/people/attendance/attendance.noun';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { publishEach } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { forgetOpen } from './spell.store.ts';

const longestMs = 16 * 3_600_000;
const atOnce = 500;

/** A check-in of more than 16 hours ago was not followed by a check-out: its person is told, and may ask for a correction. */
export async function forgetOpenSpells({ platform }: AttendanceDependencies): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const before = new Date(now.getTime() - longestMs);
    const due = systemAuthorized({ before, now, limit: atOnce }, 'No one works 16 hours without an end.');
    await publishEach(tx, now, attendanceEvents.forgotten, await forgetOpen(tx, due));
  });
}
