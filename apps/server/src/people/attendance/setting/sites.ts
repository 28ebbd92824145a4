import type { Page } from '@nukkad/contract/kernel/page';
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import {
  type SiteBody,
  type WorkSiteAnswer,
  mostSites,
} from '@nukkad/contract/people/attendance/setting.model';
import * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { mayChange } from '../attendance.policy.ts';
import {
  type SiteRow,
  countSites,
  deleteSite,
  insertSite,
  listSites,
  lockSite,
  saveSite,
} from './site.store.ts';

const present = (viewer: Viewer, row: SiteRow): WorkSiteAnswer => ({
  workSiteId: row.workSiteId,
  name: row.name,
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  radiusMetres: row.radiusMetres,
  version: row.version,
  can: { edit: mayChange(viewer), remove: mayChange(viewer) },
});

const log = (tx: Tx, { viewer, now }: SignedInCall, verb: 'add' | 'edit' | 'remove', workSiteId: string) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: `work_site.${verb}`,
    subjectKind: 'work_site',
    subjectId: workSiteId,
  });

const nameAndId = z.tuple([z.string().check(z.maxLength(120)), z.uuid()]);

export async function readSites(
  reader: Reader,
  viewer: Viewer,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<WorkSiteAnswer>> {
  const after = readCursor(cursor, nameAndId);
  const rows = await listSites(
    reader,
    organisationOf(viewer),
    after && { name: after[0], id: after[1] },
    limit + 1,
  );
  return pageFrom(
    rows,
    limit,
    (row) => present(viewer, row),
    (row) => [row.name.toLowerCase(), row.workSiteId],
  );
}

export function addSite(
  { platform }: AttendanceDependencies,
  call: SignedInCall,
  { address = '', ...body }: SiteBody,
): Promise<WorkSiteAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const times = { createdAt: now, updatedAt: now, version: 1 };
  const row = authorize(
    { workSiteId: newId(), organisationId, address, ...body, ...times },
    mayChange(viewer),
  );
  return platform.write(call, async (tx) => {
    if ((await countSites(tx, organisationId)) >= mostSites) refuse(attendanceErrors.work_site_limit);
    await insertSite(tx, row);
    await log(tx, call, 'add', row.workSiteId);
    return present(viewer, row);
  });
}

export function editSite(
  { platform }: AttendanceDependencies,
  call: SignedInCall,
  {
    workSiteId,
    version,
    address = '',
    ...body
  }: SiteBody & { readonly workSiteId: string; readonly version: number },
): Promise<WorkSiteAnswer> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const before = await lockSite(tx, organisationOf(viewer), workSiteId);
    if (!before) return refuse(attendanceErrors.work_site_not_found);
    const after = { ...before, ...body, address, updatedAt: now, version: version + 1 };
    const row = authorize(after, mayChange(viewer));
    if (before.version !== version) refuse(attendanceErrors.work_site_changed);
    await saveSite(tx, row);
    await log(tx, call, 'edit', workSiteId);
    return present(viewer, row);
  });
}

export function removeSite(
  { platform }: AttendanceDependencies,
  call: SignedInCall,
  workSiteId: string,
): Promise<{ removed: true }> {
  const { viewer } = call;
  return platform.write(call, async (tx) => {
    const found = await lockSite(tx, organisationOf(viewer), workSiteId);
    if (!found) return refuse(attendanceErrors.work_site_not_found);
    await deleteSite(tx, authorize(found, mayChange(viewer)));
    await log(tx, call, 'remove', workSiteId);
    return { removed: true as const };
  });
}
