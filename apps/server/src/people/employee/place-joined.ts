import { staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { partOf, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import type { EmployeeDependencies } from './employee.interface.ts';
import {
  type EmployeeRow,
  listById,
  listLines,
  lockLines,
  saveEarlier,
  savePlacement,
} from './employee.store.ts';
import { takeInvited } from './invited.store.ts';

/** Who is back after their last day works here anew: service and leave count from now on, and the days before are kept. */
async function placeAnew(tx: Tx, member: EmployeeRow, now: Date): Promise<void> {
  const today = istDay(now);
  const { lastDayOn } = member;
  if (!member.isActive || lastDayOn === null || lastDayOn >= today) return;
  const row = { ...member, joinedOn: today, lastDayOn: null, version: member.version + 1 };
  const anew = systemAuthorized(row, 'They joined again after their last day.');
  await saveEarlier(tx, partOf(anew, { ...member, lastDayOn }));
  await savePlacement(tx, anew, now);
}

/** `staff.moved`: a membership that ended with its last day was opened again. */
export const placeReopened = ({ platform }: EmployeeDependencies): Consumer =>
  consumer(
    'employee.place_reopened',
    when(staffEvents.moved, ({ facts: { organisationId, staffId } }) =>
      platform.write(system, async (tx) => {
        await lockLines(tx, organisationId);
        const [member] = await listById(tx, organisationId, [staffId]);
        if (member) await placeAnew(tx, member, platform.clock.now());
      }),
    ),
  );

/** `staff.joined`: who was invited with a place at work has it. A manager who has left meanwhile is left out. */
export const placeJoined = ({ platform }: EmployeeDependencies): Consumer =>
  consumer(
    'employee.place_joined',
    when(staffEvents.joined, ({ facts: { organisationId, staffId } }) =>
      platform.write(system, async (tx) => {
        await lockLines(tx, organisationId);
        const joined = systemAuthorized(
          { organisationId, staffId },
          'The office wrote it with the invitation.',
        );
        const placed = await takeInvited(tx, joined);
        const [member] = await listById(tx, organisationId, [staffId]);
        if (member) await placeAnew(tx, member, platform.clock.now());
        // What the office has written since they joined counts.
        if (!placed || member?.version !== 0) return;
        const managers = placed.managerId ? await listLines(tx, organisationId) : [];
        const stays = managers.some((one) => one.employeeId === placed.managerId && one.isActive);
        const { employeeCode, departmentId, joinedOn } = placed;
        const managerId = stays ? placed.managerId : null;
        const row = { employeeId: staffId, organisationId, employeeCode, departmentId, managerId, joinedOn };
        await savePlacement(
          tx,
          systemAuthorized(
            { ...row, lastDayOn: null, version: 1 },
            'The office wrote it with the invitation.',
          ),
          platform.clock.now(),
        );
      }),
    ),
  );
