import type { Role } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Database, Reader, Tx } from '../../platform/db/database.ts';
import type { OrganisationStatus, StaffRightsFacts } from '../partner/index.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import type { Account } from './account.store.ts';
import type { SeenDevice } from './device/device.store.ts';
import { type SessionTokens, previousTokenLifeMs, wholeSecond } from './session.rules.ts';
import type { SignInRole } from './sign-in.rules.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface Session extends SessionTokens {
  readonly sessionId: string;
  readonly userId: string;
  /** Null: none chosen yet. */
  readonly role: SignInRole | null;
  readonly organisationId: string | null;
  readonly staffId: string | null;
  readonly tokenIssuedAt: Date;
}

/** A session with what may have changed since it began. */
export interface SessionFacts extends Session {
  readonly accountStatus: Account['status'];
  readonly mobileNumber: string;
  /** Does the person still have the role that the session began with? */
  readonly holdsRole: boolean;
  readonly steppedUpUntil: Date | null;
  /** From when new orders wait for an agreement to changed terms; null: nothing waits. */
  readonly termsFrom: Date | null;
  readonly lastSeenAt: Date | null;
  /** Null: the session acts for no organisation, or no longer holds its role. */
  readonly statuses: OrganisationStatus | null;
  /** Null: the session is none of a staff member, or no longer holds its role. */
  readonly staff: StaffRightsFacts | null;
}

const fields = sql`s.session_id as "sessionId", s.user_id as "userId", s.role, s.organisation_id as "organisationId",
  s.staff_id as "staffId", s.token_id as "tokenId", s.token_issued_at as "tokenIssuedAt", s.previous_token_id as "previousTokenId",
  s.previous_token_until as "previousTokenUntil", s.revoked_at as "revokedAt"`;

export async function addSession(tx: Tx, session: Session): Promise<void> {
  const s = session;
  await sql`insert into user_session (session_id, user_id, role, organisation_id, staff_id, token_id, token_issued_at, created_at)
    values (${s.sessionId}, ${s.userId}, ${s.role}, ${s.organisationId}, ${s.staffId}, ${s.tokenId}, ${s.tokenIssuedAt}, ${s.tokenIssuedAt})`.execute(
    tx,
  );
}

/** A session that a person has just opened: with the device, which is known from now on, and when its person came. */
export async function addSignIn(tx: Tx, s: Authorized<Session>, seen: SeenDevice, now: Date): Promise<void> {
  const rows = sql`with came as (update user_account set last_signed_in_at = ${now}, wakes_at_sign_in = false
      where user_id = ${s.userId}),
    device as (insert into known_device (user_id, device_hash, device, browser, first_seen_at, last_signed_in_at)
      values (${s.userId}, ${seen.deviceHash}, ${seen.device}, ${seen.browser}, ${now}, ${now})
      on conflict (user_id, device_hash) do update
        set device = excluded.device, browser = excluded.browser, last_signed_in_at = excluded.last_signed_in_at)
    insert into user_session (session_id, user_id, role, organisation_id, staff_id, token_id, token_issued_at, created_at,
      device, browser, city_code)
    values (${s.sessionId}, ${s.userId}, ${s.role}, ${s.organisationId}, ${s.staffId}, ${s.tokenId}, ${s.tokenIssuedAt},
      ${s.tokenIssuedAt}, ${seen.device}, ${seen.browser}, ${seen.cityCode})`;
  await sendOff(tx, rows);
}

type FactsRow = Omit<SessionFacts, 'statuses' | 'staff'> & {
  readonly organisationStatus: OrganisationStatus['organisation'] | null;
  readonly suspensionReason: OrganisationStatus['suspensionReason'];
  readonly staffStatus: OrganisationStatus['staff'];
  readonly isProfessional: boolean | null;
  readonly grants: readonly string[] | null;
  readonly closedKeys: readonly string[] | null;
};

function factsOf(row: FactsRow): SessionFacts {
  const { organisationStatus, suspensionReason, staffStatus, isProfessional, grants, ...session } = row;
  if (organisationStatus === null) return { ...session, statuses: null, staff: null };
  const closedKeys = row.closedKeys ?? [];
  const statuses = { organisation: organisationStatus, suspensionReason, staff: staffStatus, closedKeys };
  const isActive = staffStatus === 'Active';
  const organisation = { organisationStatus, suspensionReason, closedKeys };
  const staff = { isProfessional: isProfessional === true, isActive, ...organisation };
  return { ...session, statuses, staff: staffStatus && { ...staff, grants: grants ?? [] } };
}

/** Who a session speaks for: all that a call needs to know of its caller, in one statement; null: no such session. */
export async function findSessionFacts(reader: Reader, sessionId: string): Promise<SessionFacts | null> {
  const { rows } =
    await sql<FactsRow>`select ${fields}, u.status as "accountStatus", coalesce(u.mobile_number, '') as "mobileNumber",
      s.stepped_up_until as "steppedUpUntil", terms_due_from(s.user_id) as "termsFrom", s.last_seen_at as "lastSeenAt", held.is as "holdsRole",
      o.status as "organisationStatus", o.suspension_reason as "suspensionReason", m.status as "staffStatus",
      m.is_professional as "isProfessional",
      (select array_agg(permission) from staff_permission p where p.staff_id = m.staff_id) as grants,
      (select array_agg(permission_key) from organisation_feature_off f where f.organisation_id = o.organisation_id) as "closedKeys"
    from user_session s join user_account u using (user_id)
      cross join lateral (select exists (select from user_role r where r.user_id = s.user_id and r.role = s.role
        and r.organisation_id is not distinct from s.organisation_id) as is) held
      left join organisation o on o.organisation_id = s.organisation_id and held.is
      left join staff_member m on m.staff_id = s.staff_id and m.organisation_id = o.organisation_id
    where s.session_id = ${sessionId}`.execute(reader);
  return rows[0] ? factsOf(rows[0]) : null;
}

/** A person in a role, as it stands now. */
export interface MakerFacts {
  readonly accountStatus: Account['status'];
  /** Do they still have the role? */
  readonly holdsRole: boolean;
  readonly staffId: string | null;
  /** Null: they act for no organisation, or no longer hold the role. */
  readonly organisation: OrganisationStatus['organisation'] | null;
  readonly suspensionReason: OrganisationStatus['suspensionReason'];
  readonly staffStatus: OrganisationStatus['staff'];
  readonly isProfessional: boolean;
  readonly grants: readonly string[];
  readonly closedKeys: readonly string[];
}

/** The same of a person without a session, whose link is opened. */
export async function findMaker(
  reader: Reader,
  asked: { readonly userId: string; readonly role: Role | null; readonly organisationId: string | null },
): Promise<MakerFacts | null> {
  const { userId, role, organisationId } = asked;
  const { rows } =
    await sql<MakerFacts>`select u.status as "accountStatus", held.is as "holdsRole", m.staff_id as "staffId",
      o.status as organisation, o.suspension_reason as "suspensionReason", m.status as "staffStatus",
      coalesce(m.is_professional, false) as "isProfessional",
      coalesce((select array_agg(permission) from staff_permission p where p.staff_id = m.staff_id), '{}') as grants,
      coalesce((select array_agg(permission_key) from organisation_feature_off f
        where f.organisation_id = o.organisation_id), '{}') as "closedKeys"
    from user_account u
      cross join lateral (select exists (select from user_role r where r.user_id = u.user_id and r.role = ${role}::text
        and r.organisation_id is not distinct from ${organisationId}::uuid) as is) held
      left join organisation o on o.organisation_id = ${organisationId}::uuid and held.is
      left join staff_member m on m.user_id = u.user_id and m.organisation_id = o.organisation_id and ${role}::text = 'subUser'
    where u.user_id = ${userId}`.execute(reader);
  return rows[0] ?? null;
}

export async function getSession(reader: Reader, sessionId: string): Promise<Session> {
  const { rows } =
    await sql<Session>`select ${fields} from user_session s where session_id = ${sessionId}`.execute(reader);
  if (!rows[0]) throw new Error('A signed-in person has no session.');
  return rows[0];
}

export async function lockSession(tx: Tx, sessionId: string): Promise<Session | null> {
  const { rows } =
    await sql<Session>`select ${fields} from user_session s where session_id = ${sessionId} for update`.execute(
      tx,
    );
  return rows[0] ?? null;
}

/** Sessions that were not ended; those whose token has run out are among them. */
export async function listOpenSessionIds(reader: Reader, userId: string): Promise<string[]> {
  const { rows } = await sql<{ sessionId: string }>`select session_id as "sessionId" from user_session
    where user_id = ${userId} and revoked_at is null`.execute(reader);
  return rows.map(({ sessionId }) => sessionId);
}

/** Every session of a person, ended ones too. */
export async function listSessionIds(reader: Reader, userId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select session_id as id from user_session where user_id = ${userId}`.execute(reader);
  return rows.map(({ id }) => id);
}

export interface OpenMark {
  readonly sessionId: string;
  readonly organisationId: string | null;
  readonly staffId: string | null;
  /** Differs as soon as the session, its person's account or the hold on its role does. */
  readonly mark: string;
}

/** Sessions that were ended are left out. */
export async function listOpenMarks(reader: Reader, sessionIds: readonly string[]): Promise<OpenMark[]> {
  const { rows } =
    await sql<OpenMark>`select s.session_id as "sessionId", s.organisation_id as "organisationId",
      s.staff_id as "staffId", concat_ws(' ', u.status, s.role, s.organisation_id, s.staff_id,
        exists (select 1 from user_role r where r.user_id = s.user_id and r.role = s.role
          and r.organisation_id is not distinct from s.organisation_id)) as mark
    from user_session s join user_account u using (user_id)
    where s.session_id ${isAmong(sessionIds, 'uuid')} and s.revoked_at is null`.execute(reader);
  return rows;
}

export async function revokeSession(tx: Tx, session: Authorized<Session>, now: Date): Promise<void> {
  await sql`update user_session set revoked_at = ${now} where session_id = ${session.sessionId} and revoked_at is null`.execute(
    tx,
  );
}

/** Ends the person's sessions: the one named, or all but the one kept. Answers which they were. */
export async function revokeSessionsOf(
  tx: Tx,
  person: Authorized<{ readonly userId: string }>,
  which: { readonly only: string } | { readonly keep: string | null },
  now: Date,
): Promise<string[]> {
  const chosen =
    'only' in which ? sql`session_id = ${which.only}` : sql`session_id is distinct from ${which.keep}::uuid`;
  const { rows } = await sql<{ sessionId: string }>`update user_session set revoked_at = ${now}
    where user_id = ${person.userId} and revoked_at is null and ${chosen}
    returning session_id as "sessionId"`.execute(tx);
  return rows.map(({ sessionId }) => sessionId);
}

/** Of many calls at one moment, one exchanges the token; the others find it exchanged. */
export async function exchangeToken(
  db: Database,
  session: Session,
  freshTokenId: string,
  now: Date,
): Promise<void> {
  await sql`update user_session set token_id = ${freshTokenId}, token_issued_at = ${wholeSecond(now)}, previous_token_id = token_id,
      previous_token_until = ${new Date(now.getTime() + previousTokenLifeMs)}
    where session_id = ${session.sessionId} and token_id = ${session.tokenId} and revoked_at is null`.execute(
    db,
  );
}

/** Sessions whose last token has long run out. */
export async function deleteSessionsBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from user_session where token_issued_at < ${instant}`.execute(tx);
}
