import { permissionKeys } from '@nukkad/contract/kernel/roles';
import type { DriveGrantAnswer } from '@nukkad/contract/files/drive/grant.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import type { GrantRow } from './grant.store.ts';

interface Named {
  readonly itemId: string;
  readonly name: string;
}

/** As those see them who may share the item: `path` are the folders above it. */
export async function presentGrants(
  { makers, grantees }: DriveDependencies,
  reader: Reader,
  rows: readonly GrantRow[],
  { itemId, path }: { readonly itemId: string; readonly path: readonly Named[] },
): Promise<DriveGrantAnswer[]> {
  if (rows.length === 0) return [];
  const ids = <Id>(of: (row: GrantRow) => Id | null) =>
    [...new Set(rows.map(of))].filter((id): id is Id & {} => id !== null);
  const [names, staff] = await Promise.all([
    makers.single().namesOf(
      reader,
      ids(({ createdBy }) => createdBy),
    ),
    grantees.single().staffOf(
      reader,
      ids(({ staffId }) => staffId),
    ),
  ]);
  const above = new Map(path.map((one) => [one.itemId, one.name]));
  return rows.map((row) => {
    const isOwn = row.itemId === itemId;
    return {
      grantId: row.grantId,
      itemId: row.itemId,
      kind: row.kind,
      name: row.mobileNumber ?? staff.get(row.staffId ?? '')?.fullName ?? '',
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
