import type { inviteMany as inviteManyCall } from '@nukkad/contract/identity/staff/staff.api';
import { staffErrors } from '@nukkad/contract/identity/staff/staff.noun';
import {
  type StaffColumn,
  personOfRow,
  staffColumns,
  staffSheet,
} from '@nukkad/contract/identity/staff/staff.import';
import { staffPresets } from '@nukkad/contract/identity/staff/staff.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type ImportAnswer, plainCells, refusedAt } from '@nukkad/contract/kernel/import';
import { isKeyOf } from '@nukkad/contract/kernel/record';
import { authorize } from '../../../platform/authorize.ts';
import { csvFile } from '../../../platform/csv.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { type JudgedRow, importAnswerOf, isStopped, judgeRows } from '../../../platform/import/judge-rows.ts';
import { type Viewer, hasPermission, organisationOf } from '../../../platform/viewer.ts';
import { inviteAll, takenFacts } from '../invite-staff.ts';
import type { StaffDependencies } from '../staff.interface.ts';
import { heldBy, isWithin, peopleLimit } from '../staff.rules.ts';
import { countPeople, findTakenNumbers, listStaff, lockPeople } from '../team.ts';

type Asked = EndpointParsed<typeof inviteManyCall>['body'];

/** Each row, with what only the database knows of it: who works here, who was asked, what the inviter may give, how many fit. */
async function judge(
  deps: StaffDependencies,
  reader: Reader,
  viewer: Viewer,
  { rows, present }: { readonly rows: Asked['rows']; readonly present: number },
): Promise<readonly JudgedRow<StaffColumn>[]> {
  const held = heldBy(viewer);
  const numbers = rows.map(({ cells }) => plainCells(staffSheet, cells).mobileNumber);
  const taken = await findTakenNumbers(deps, reader, organisationOf(viewer), numbers);
  return judgeRows(staffSheet, rows, {
    known: new Map([...taken].map(([number, why]) => [number, takenFacts[why]])),
    refused: ({ preset }) =>
      !isKeyOf(staffPresets, preset) || isWithin(held, staffPresets[preset])
        ? []
        : [refusedAt('preset', staffErrors.rights_not_held)],
    room: { left: peopleLimit - present, full: staffErrors.staff_limit },
  });
}

/**
 * `check` says what `add` would do. `add` invites the rows without a fault, in one transaction, or with `stop` none where one
 * has a fault; the same rows again add no
 * one, also at the same moment: additions to one organisation wait for each other.
 */
export async function inviteMany(
  deps: StaffDependencies,
  call: SignedInCall,
  { mode, onFault, rows }: Asked,
): Promise<ImportAnswer> {
  const { platform } = deps;
  const { viewer } = call;
  const organisationId = organisationOf(viewer);
  authorize(organisationId, hasPermission(viewer, 'manage_users.create'));
  if (mode === 'check') {
    const present = await countPeople(deps, platform.db, organisationId);
    return importAnswerOf(await judge(deps, platform.db, viewer, { rows, present }), false);
  }
  return platform.write(call, async (tx) => {
    const present = await lockPeople(deps, tx, organisationId);
    const judged = await judge(deps, tx, viewer, { rows, present });
    if (isStopped(judged, onFault)) return importAnswerOf(judged, false);
    const ready = judged.filter(({ state }) => state === 'ready');
    if (ready.length > 0)
      await inviteAll(
        tx,
        call,
        ready.map(({ plain }) => personOfRow(plain)),
      );
    return importAnswerOf(judged, true);
  });
}

/** The heading and two rows to write over. */
export function bulkTemplate(): Buffer {
  return csvFile([
    staffColumns.map((column) => staffSheet.fields[column].title),
    ['Ravi Kumar', '9812345678', 'Electrician', 'yes', 'Professional'],
    ['Sunita Devi', '9812345679', 'Front desk', 'no', 'Desk'],
  ]);
}

export async function exportStaff(deps: StaffDependencies, viewer: Viewer): Promise<Buffer> {
  const rows = await listStaff(deps, deps.platform.db, {
    organisationId: organisationOf(viewer),
    status: 'Active',
    search: '',
    after: null,
    limit: peopleLimit,
  });
  return csvFile([
    ['Full name', 'Mobile number', 'Designation', 'Does jobs', 'Jobs done'],
    ...rows.map((row) => [
      row.fullName,
      row.mobileNumber,
      row.designation,
      row.isProfessional ? 'yes' : 'no',
      row.jobsDone,
    ]),
  ]);
}
