import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import type { OwnInvitation, StaffUser, TeamMember } from '@nukkad/contract/identity/staff/staff.model';
import * as z from 'zod/mini';
import { nextCursor, pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { withTotal } from '../../platform/http/total.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import { countInvitations, listInvitations, listInvitationsTo } from './invitation.store.ts';
import { readStaff } from './change-staff.ts';
import type { StaffDependencies } from './staff.interface.ts';
import {
  presentColleague,
  presentInvitation,
  presentOwnInvitation,
  presentStaff,
} from './staff.presenter.ts';
import type { StaffRow } from './staff.row.ts';
import { countStaff, listStaff } from './team.ts';

interface Paging {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const nameAndId = z.tuple([z.string().check(z.maxLength(80)), z.uuid()]);
const idAlone = z.tuple([z.uuid()]);

function staffPage(deps: StaffDependencies, viewer: Viewer, status: string, search: string, paging: Paging) {
  const key = readCursor(paging.cursor, nameAndId);
  return listStaff(deps, deps.platform.db, {
    organisationId: organisationOf(viewer),
    status,
    search,
    after: key && { name: key[0], id: key[1] },
    limit: paging.limit,
  });
}

const staffKey = (row: StaffRow) => [row.fullName, row.staffId] as const;

export interface StaffQuery extends Paging {
  readonly status: 'Active' | 'Pending' | 'Deactivated';
  readonly search?: string | undefined;
  readonly staffId?: string | undefined;
  readonly count?: boolean | undefined;
}

async function membersPage(deps: StaffDependencies, viewer: Viewer, query: StaffQuery) {
  const { status, search = '', limit } = query;
  return pageFrom(
    await staffPage(deps, viewer, status, search, query),
    limit,
    (row) => presentStaff(viewer, row),
    staffKey,
  );
}

async function invitationsPage(deps: StaffDependencies, viewer: Viewer, query: StaffQuery) {
  const { search = '', limit } = query;
  const rows = await listInvitations(deps.platform.db, {
    organisationId: organisationOf(viewer),
    search,
    after: readCursor(query.cursor, idAlone)?.[0] ?? null,
    limit,
  });
  return pageFrom(
    rows,
    limit,
    (row) => presentInvitation(viewer, row),
    (row) => [row.invitationId],
  );
}

function countOf(deps: StaffDependencies, viewer: Viewer, { status, search = '' }: StaffQuery) {
  const { db } = deps.platform;
  const whose = { organisationId: organisationOf(viewer), search };
  return status === 'Pending' ? countInvitations(db, whose) : countStaff(deps, db, { ...whose, status });
}

export async function listUsers(
  deps: StaffDependencies,
  viewer: Viewer,
  query: StaffQuery,
): Promise<CountedPage<StaffUser>> {
  if (query.staffId) return { items: [await readStaff(deps, viewer, query.staffId)], nextCursor: null };
  const [page, counted] = await Promise.all([
    query.status === 'Pending' ? invitationsPage(deps, viewer, query) : membersPage(deps, viewer, query),
    query.count ? countOf(deps, viewer, query) : null,
  ]);
  return { ...page, ...withTotal(counted) };
}

export async function listTeam(
  deps: StaffDependencies,
  viewer: Viewer,
  paging: Paging,
): Promise<Page<TeamMember>> {
  return pageFrom(
    await staffPage(deps, viewer, 'Active', '', paging),
    paging.limit,
    (row) => presentColleague(viewer, row),
    staffKey,
  );
}

/** All that are open to the viewer's own number or e-mail address. */
export async function listOwnInvitations(
  { platform, account, partner }: StaffDependencies,
  viewer: Viewer,
  now: Date,
  paging: Paging,
): Promise<Page<OwnInvitation>> {
  const person = (await account.getPeople(platform.db, [viewer.userId])).get(viewer.userId);
  if (!person) return { items: [], nextCursor: null };
  const rows = await listInvitationsTo(platform.db, {
    proven: person,
    now,
    after: readCursor(paging.cursor, idAlone)?.[0] ?? null,
    limit: paging.limit,
  });
  const page = rows.slice(0, paging.limit);
  const organisations = await partner.getOrganisations(
    platform.db,
    page.map((row) => row.organisationId),
  );
  return {
    items: page.map((row) =>
      presentOwnInvitation(row, organisations.get(row.organisationId)?.companyName ?? ''),
    ),
    nextCursor: nextCursor(rows, paging.limit, (row) => [row.invitationId]),
  };
}
