import { permissionKeys } from '@nukkad/contract/kernel/roles';
import type { DriveGrantAnswer } from '@nukkad/contract/files/drive/grant.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import type { GrantRow } from './grant.store.ts';

interface Named {
  readonly itemId: string;
  readonly name: string;
}

/** All of one drive, and so of one business at most. */
async function departmentNames(
  departments: DriveDependencies['departments'],
  reader: Reader,
  rows: readonly GrantRow[],
): Promise<ReadonlyMap<string, string>> {
  const of = rows.filter(({ departmentId }) => departmentId !== null);
  const organisationId = of[0]?.organisationId ?? null;
  if (organisationId === null) return new Map();
  const ids = [...new Set(of.flatMap(({ departmentId }) => departmentId ?? []))];
  return departments.single().namesOf(reader, organisationId, ids);
}

/** As those see them who may share the item: `path` are the folders above it. */
export async function presentGrants(
  { makers, grantees, departments }: DriveDependencies,
  reader: Reader,
  rows: readonly GrantRow[],
  { itemId, path }: { readonly itemId: string; readonly path: readonly Named[] },
): Promise<DriveGrantAnswer[]> {
  if (rows.length === 0) return [];
  const ids = <Id>(of: (row: GrantRow) => Id | null) =>
    [...new Set(rows.map(of))].filter((id): id is Id & {} => id !== null);
  const [names, staff, parts] = await Promise.all([
    makers.single().namesOf(
      reader,
      ids(({ createdBy }) => createdBy),
    ),
    grantees.single().staffOf(
      reader,
      ids(({ staffId }) => staffId),
    ),
    departmentNames(departments, reader, rows),
  ]);
  const above = new Map(path.map((one) => [one.itemId, one.name]));
  return rows.map((row) => {
    const isOwn = row.itemId === itemId;
    return {
      grantId: row.grantId,
      itemId: row.itemId,
      kind: row.kind,
      name:
        row.mobileNumber ?? staff.get(row.staffId ?? '')?.fullName ?? parts.get(row.departmentId ?? '') ?? '',
      permission: permissionKeys.find((key) => key === row.permission) ?? null,
      right: row.allows,
      createdAt: row.createdAt.toISOString(),
      createdBy: names.get(row.createdBy ?? '') ?? '',
      endsAt: row.endsAt?.toISOString() ?? null,
      from: isOwn ? null : (above.get(row.itemId) ?? ''),
      can: { change: isOwn, revoke: isOwn },
    };
  });
}
