import type { invitationLifecycle } from '@nukkad/contract/identity/staff/staff.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';
import type { InvitationRow } from './staff.row.ts';

const fields = sql`invitation_id as "invitationId", organisation_id as "organisationId", mobile_number as "mobileNumber", email,
  language, full_name as "fullName", designation, is_professional as "isProfessional", permissions, status, invited_by as "invitedBy",
  invited_by_staff_id as "invitedByStaffId", created_at as "createdAt", expires_at as "expiresAt"`;

export async function insertInvitations(
  tx: Tx,
  invitations: readonly Authorized<InvitationRow, 'invite'>[],
): Promise<void> {
  await sql`insert into staff_invitation (invitation_id, organisation_id, mobile_number, email, language, full_name, designation,
      is_professional, permissions, status, invited_by, invited_by_staff_id, created_at, expires_at)
    select i."invitationId", i."organisationId", i."mobileNumber", i.email, i.language, i."fullName", i.designation, i."isProfessional",
      array(select jsonb_array_elements_text(i.permissions)), i.status, i."invitedBy", i."invitedByStaffId", i."createdAt", i."expiresAt"
    from jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb) as i("invitationId" uuid, "organisationId" uuid, "mobileNumber" text,
      email text, language text, "fullName" text, designation text, "isProfessional" boolean, permissions jsonb, status text, "invitedBy" uuid,
      "invitedByStaffId" uuid, "createdAt" timestamptz, "expiresAt" timestamptz)`.execute(tx);
}

/** Serializes additions of people to an organisation, so that the limit is counted right. */
export async function lockAdditions(tx: Tx, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff of ${organisationId}`}, 0))`.execute(tx);
}

/** How many people are asked to join. */
export async function countInvited(reader: Reader, organisationId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staff_invitation
    where organisation_id = ${organisationId} and status = 'Pending'`.execute(reader);
  return rows[0]?.n ?? 0;
}

/** Of these numbers those that are asked to join here. */
export async function listInvitedNumbers(
  reader: Reader,
  organisationId: string,
  mobileNumbers: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{
    mobileNumber: string;
  }>`select mobile_number as "mobileNumber" from staff_invitation
    where organisation_id = ${organisationId} and status = 'Pending' and mobile_number = any(${[...mobileNumbers]})`.execute(
    reader,
  );
  return rows.map(({ mobileNumber }) => mobileNumber);
}

interface InvitationSearch {
  readonly organisationId: string;
  readonly search: string;
}

export interface InvitationFilter extends InvitationSearch {
  readonly after: string | null;
  readonly limit: number;
}

const openOnes = ({ organisationId, search }: InvitationSearch) =>
  sql`organisation_id = ${organisationId} and status = 'Pending'
      and (${search} = '' or position(lower(${search}) in lower(full_name)) > 0 or position(${search} in mobile_number) > 0)`;

/** Open ones of an organisation, newest first. */
export async function listInvitations(reader: Reader, filter: InvitationFilter): Promise<InvitationRow[]> {
  const { after, limit } = filter;
  const { rows } = await sql<InvitationRow>`select ${fields} from staff_invitation
    where ${openOnes(filter)} and (${after}::uuid is null or invitation_id < ${after}::uuid)
    order by invitation_id desc limit ${limit + 1}`.execute(reader);
  return rows;
}

/** How many a list has in all: the number of open invitations is bounded. */
export async function countInvitations(reader: Reader, filter: InvitationSearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from staff_invitation
    where ${openOnes(filter)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export async function findInvitationOf(
  reader: Reader,
  organisationId: string,
  invitationId: string,
): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`select ${fields} from staff_invitation
    where invitation_id = ${invitationId} and organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockInvitationOf(
  tx: Tx,
  organisationId: string,
  invitationId: string,
): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`select ${fields} from staff_invitation
    where invitation_id = ${invitationId} and organisation_id = ${organisationId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Contacts that the person has proved to own: an invitation to either of them may be answered. */
export interface Proven {
  readonly mobileNumber: string;
  readonly email: string | null;
}

const isTo = ({ mobileNumber, email }: Proven) => sql`(mobile_number = ${mobileNumber} or email = ${email})`;

export async function lockInvitationTo(
  tx: Tx,
  proven: Proven,
  invitationId: string,
): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`select ${fields} from staff_invitation
    where invitation_id = ${invitationId} and ${isTo(proven)} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Open ones to a person, oldest first. */
export async function listInvitationsTo(
  reader: Reader,
  wanted: {
    readonly proven: Proven;
    readonly now: Date;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<InvitationRow[]> {
  const { proven, now, after, limit } = wanted;
  const { rows } = await sql<InvitationRow>`select ${fields} from staff_invitation
    where ${isTo(proven)} and status = 'Pending' and expires_at > ${now}
      and (${after}::uuid is null or invitation_id > ${after}::uuid)
    order by invitation_id limit ${limit + 1}`.execute(reader);
  return rows;
}

export async function countInvitationsTo(reader: Reader, proven: Proven, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staff_invitation
    where ${isTo(proven)} and status = 'Pending' and expires_at > ${now}`.execute(reader);
  return rows[0]?.n ?? 0;
}

export async function findInvitation(reader: Reader, invitationId: string): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`select ${fields} from staff_invitation
    where invitation_id = ${invitationId}`.execute(reader);
  return rows[0] ?? null;
}

/** Recent invitations to the same number: from this organisation, and from all. */
export async function countRecentTo(
  reader: Reader,
  { mobileNumber, organisationId, invitationId }: InvitationRow,
  since: Date,
): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`select
      count(*) filter (where organisation_id = ${organisationId})::int as own, count(*)::int as all
    from staff_invitation where mobile_number = ${mobileNumber} and created_at > ${since}
      and invitation_id < ${invitationId}`.execute(reader);
  return rows[0] ?? { own: 0, all: 0 };
}

export async function saveInvitation(
  tx: Tx,
  invitation: Authorized<Pick<InvitationRow, 'invitationId' | 'status'>>,
  now: Date,
): Promise<void> {
  await sql`update staff_invitation set status = ${invitation.status}, answered_at = ${now}
    where invitation_id = ${invitation.invitationId}`.execute(tx);
}

export async function renameInvitation(
  tx: Tx,
  invitation: Authorized<Pick<InvitationRow, 'invitationId' | 'fullName' | 'designation' | 'isProfessional'>>,
): Promise<void> {
  await sql`update staff_invitation set full_name = ${invitation.fullName}, designation = ${invitation.designation},
      is_professional = ${invitation.isProfessional} where invitation_id = ${invitation.invitationId}`.execute(
    tx,
  );
}

export async function lapseDue(
  tx: Tx,
  { from, to }: ManyRows<typeof invitationLifecycle, 'lapse'>,
  now: Date,
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`update staff_invitation set status = ${to}, answered_at = ${now}
    where status = any(${[...from]}) and expires_at <= ${now} returning ${fields}`.execute(tx);
  return rows;
}
