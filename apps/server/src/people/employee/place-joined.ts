import { staffEvents } from '@nukkad/contract/identity/staff/staff.events';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import type { EmployeeDependencies } from './employee.dependencies.ts';
import { listById, listLines, lockLines, savePlacement } from './employee.store.ts';
import { takeInvited } from './invited.store.ts';

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
        const [member] = placed ? await listById(tx, organisationId, [staffId]) : [];
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
