import { istDay } from '@nukkad/contract/kernel/time';
import type { Page } from '@nukkad/contract/kernel/page';
import type { SalaryStructureAnswer } from '@nukkad/contract/people/payroll/salary-structure.model';
import type { Reader } from '../../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayCreate, organisationOf } from '../payroll.policy.ts';
import {
  type StructureRow,
  type VersionRow,
  countPeople,
  listStructureRows,
  listVersions,
} from './structure.store.ts';

/** What counts on a day; of one that begins later, its first version. */
const versionOn = (
  versions: readonly VersionRow[],
  structureId: string,
  day: string,
): VersionRow | undefined => {
  const own = versions.filter((one) => one.structureId === structureId);
  return own.findLast(({ validFrom }) => validFrom <= day) ?? own[0];
};

export async function presentStructures(
  reader: Reader,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  rows: readonly StructureRow[],
): Promise<SalaryStructureAnswer[]> {
  const organisationId = organisationOf(viewer);
  const today = istDay(now);
  const [versions, people] = await Promise.all([
    listVersions(
      reader,
      organisationId,
      rows.map(({ structureId }) => structureId),
    ),
    countPeople(reader, organisationId, today),
  ]);
  return rows.map(({ structureId, name, version }) => {
    const current = versionOn(versions, structureId, today);
    return {
      structureId,
      name,
      version,
      validFrom: current?.validFrom ?? today,
      components: [...(current?.components ?? [])],
      people: people.get(structureId) ?? 0,
      can: { edit: mayCreate(viewer, organisationId) },
    };
  });
}

export async function listSalaryStructures(
  deps: PayrollDependencies,
  call: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<SalaryStructureAnswer>> {
  const { db } = deps.platform;
  const rows = await listStructureRows(db, organisationOf(call.viewer), readInstantCursor(cursor), limit + 1);
  return {
    items: await presentStructures(db, call, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.structureId]),
  };
}
