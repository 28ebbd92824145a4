import { isKeyOf } from '@nukkad/contract/kernel/record';
import { createHash } from 'node:crypto';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { staffErrors } from '@nukkad/contract/identity/staff/staff.errors';
import {
  type SheetPreview,
  type SheetRow,
  maximumSheetRows,
  sheetColumns,
  staffPresets,
} from '@nukkad/contract/identity/staff/staff.model';
import { authorize } from '../../../platform/authorize.ts';
import { csvFile } from '../../../platform/csv.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';
import { inviteAll, takenFacts } from '../invite-staff.ts';
import { type StaffDependencies, organisationOf } from '../staff.dependencies.ts';
import { heldBy, isWithin, peopleLimit } from '../staff.rules.ts';
import { findTakenNumbers, listStaff, lockPeople } from '../team.ts';
import { countErrors, personOf, readRows } from './sheet.rules.ts';

/** What only the database knows of a row: who works here, who was asked, and what the inviter may give. */
async function withStanding(
  deps: StaffDependencies,
  reader: Reader,
  viewer: Viewer,
  rows: readonly SheetRow[],
): Promise<readonly SheetRow[]> {
  const held = heldBy(viewer);
  const taken = await findTakenNumbers(
    deps,
    reader,
    organisationOf(viewer),
    rows.map((row) => row.mobileNumber),
  );
  return rows.map((row) => {
    const why = taken.get(row.mobileNumber);
    const rights = isKeyOf(staffPresets, row.preset) ? staffPresets[row.preset] : [];
    return {
      ...row,
      errors: [
        ...row.errors,
        ...(why ? [{ column: 'Mobile number', message: takenFacts[why].message }] : []),
        ...(isWithin(held, rights) ? [] : [{ column: 'Role', message: staffErrors.rights_not_held.message }]),
      ],
    };
  });
}

/** Other columns may lie beside the template's, and empty rows between the filled ones. */
const grid = { rows: maximumSheetRows * 2, columns: 30 };
const refusals = {
  unreadable: staffErrors.sheet_unreadable,
  too_long: staffErrors.sheet_too_long,
  too_wide: staffErrors.sheet_too_wide,
};

async function sheetOf({ readers }: Platform, call: SignedInCall) {
  const [file] = call.files;
  if (!file) return refuse(kernelErrors.invalid_request, { fields: { sheet: 'Choose a file.' } });
  const rows = readRows(
    await readers.read('table', file, { by: call.viewer.userId, options: grid, refusals }),
  );
  if ('code' in rows) return refuse(rows);
  return { digest: createHash('sha256').update(file.content).digest('hex'), rows };
}

/** First `preview`: every row with its errors. Then `create` with the preview's digest: all or none. */
export async function inviteMany(
  deps: StaffDependencies,
  call: SignedInCall,
  request: { readonly mode: 'preview' | 'create'; readonly digest?: string | undefined },
): Promise<SheetPreview> {
  const { platform } = deps;
  const { viewer } = call;
  const organisationId = organisationOf(viewer);
  authorize(organisationId, hasPermission(viewer, 'manage_users.create'));
  const { digest, rows: read } = await sheetOf(platform, call);
  if (request.mode === 'preview') {
    const rows = await withStanding(deps, platform.db, viewer, read);
    return { digest, rows: [...rows], errorCount: countErrors(rows), created: 0 };
  }
  if (request.digest !== digest) return refuse(staffErrors.sheet_not_previewed);
  return platform.write(call, async (tx) => {
    const present = await lockPeople(deps, tx, organisationId);
    const rows = await withStanding(deps, tx, viewer, read);
    if (countErrors(rows) > 0) refuse(staffErrors.sheet_has_errors);
    if (present + rows.length > peopleLimit) refuse(staffErrors.staff_limit);
    await inviteAll(tx, call, rows.map(personOf));
    return { digest, rows: [...rows], errorCount: 0, created: rows.length };
  });
}

/** The heading and two rows to write over. */
export function bulkTemplate(): Buffer {
  return csvFile([
    sheetColumns,
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
