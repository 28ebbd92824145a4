import type { Hit } from '@nukkad/contract/kernel/hit';
import type { FindCall, Finder } from '../../platform/search/finder.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { listInvitations } from './invitation.store.ts';
import type { StaffDependencies } from './staff.interface.ts';
import { listStaff } from './team.ts';

/** The people of the own organisation, those who left and those who are invited last: an organisation has some hundreds. */
async function forWork(deps: StaffDependencies, call: FindCall): Promise<readonly Hit[]> {
  const { reader, viewer, wanted, limit } = call;
  const { organisationId } = viewer;
  if (organisationId === null || !hasPermission(viewer, 'manage_users.view')) return [];
  const search = wanted.number ? (wanted.number.whole ?? wanted.number.ends) : wanted.text;
  const staff = (status: 'Active' | 'Deactivated') =>
    listStaff(deps, reader, { organisationId, status, search, after: null, limit });
  const [active, invited, left] = await Promise.all([
    staff('Active'),
    listInvitations(reader, { organisationId, search, after: null, limit }),
    staff('Deactivated'),
  ]);
  const people = [...active, ...invited.map((row) => ({ ...row, staffId: row.invitationId })), ...left];
  return people.slice(0, limit).map(({ staffId, fullName, designation, mobileNumber, status }) => ({
    kind: 'member',
    id: staffId,
    title: fullName,
    facts: [designation, mobileNumber],
    startsAt: null,
    status,
  }));
}

export const staffFinders = (deps: StaffDependencies): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
];
