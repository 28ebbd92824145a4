/** All SQL on links by which something opens without signing in. */
import type { ShareSubject } from '@nukkad/contract/files/share/share.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';
import type { EndedThings } from './share.interface.ts';

const columns = {
  shareId: 'share_id',
  subject: 'subject',
  subjectId: 'subject_id',
  sharedBy: 'shared_by',
  madeAs: 'made_as',
  organisationId: 'organisation_id',
  isOwn: 'is_own',
  isSent: 'is_sent',
  forUserId: 'for_user_id',
  passwordHash: 'password_hash',
  allows: 'allows',
  mostOpenings: 'most_openings',
  createdAt: 'created_at',
  endsSetAt: 'ends_set_at',
  expiresAt: 'expires_at',
  revokedAt: 'revoked_at',
  openedCount: 'opened_count',
  lastOpenedAt: 'last_opened_at',
  wrongTries: 'wrong_tries',
  lastWrongAt: 'last_wrong_at',
  askedName: 'asked_name',
  askedAt: 'asked_at',
} as const;
const table = tableColumns('share', columns);
export type ShareRow = RowOf<'share', typeof columns>;

export const insertShare = table.insert;
/** Whatever became of it: who has the code was given the link. */
export const findShare = table.findBy('shareId');
export const lockShare = table.lockBy('shareId');
export const saveShare = table
  .saveBy('shareId')
  .only(
    'passwordHash',
    'allows',
    'mostOpenings',
    'endsSetAt',
    'expiresAt',
    'revokedAt',
    'wrongTries',
    'lastWrongAt',
    'askedName',
    'askedAt',
  );

/** Links to one thing are made one after the other, so that their count holds. */
export async function lockSubject(tx: Tx, subject: ShareSubject, subjectId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shares of ${subject} ${subjectId}`}, 0))`.execute(
    tx,
  );
}

/** Whose links: one's own, or those of the business. */
export interface Links {
  readonly subject: ShareSubject;
  readonly subjectId: string;
  readonly sharedBy: string;
  readonly organisationId: string | null;
  readonly isOwn: boolean;
}

const of = (reader: Reader, { subject, subjectId, sharedBy, organisationId, isOwn }: Links) =>
  reader
    .selectFrom('share')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('is_own', '=', isOwn)
    .$if(isOwn, (rows) => rows.where('shared_by', '=', sharedBy))
    .$if(!isOwn, (rows) => rows.where('organisation_id', '=', organisationId));

/** The newest first: ids are given in the order of time. */
export async function listShareRows(
  reader: Reader,
  links: Links,
  after: string | null,
  limit: number,
): Promise<ShareRow[]> {
  return of(reader, links)
    .select(table.selected)
    .$if(after !== null, (found) => found.where('share_id', '<', after))
    .orderBy('share_id', 'desc')
    .limit(limit)
    .execute();
}

export async function countOpenShares(reader: Reader, links: Links, now: Date): Promise<number> {
  const { count } = await of(reader, links)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countSentSince(
  reader: Reader,
  subject: ShareSubject,
  subjectId: string,
  since: Date,
): Promise<number> {
  const { count } = await reader
    .selectFrom('share')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('is_sent', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Links to these that are on. */
export async function revokeOf(
  tx: Tx,
  { subject, subjectIds, sentOnly }: Authorized<EndedThings>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('share')
    .set({ revoked_at: now })
    .where('subject', '=', subject)
    .where((eb) => eb('subject_id', '=', eb.fn.any(eb.val([...subjectIds]))))
    .where('revoked_at', 'is', null)
    .$if(sentOnly, (links) => links.where('is_sent', '=', true))
    .execute();
}

type Told = Authorized<Pick<ShareRow, 'shareId'>>;

/** A try is taken before the password is looked at, so that many at once count. False: none is left until the pause is over. */
export async function takeTry(
  tx: Tx,
  { shareId }: Told,
  { now, pausedSince, most }: { readonly now: Date; readonly pausedSince: Date; readonly most: number },
): Promise<boolean> {
  const { rows } = await sql`update share
    set wrong_tries = case when last_wrong_at < ${pausedSince} then 1 else wrong_tries + 1 end, last_wrong_at = ${now}
    where share_id = ${shareId} and (wrong_tries < ${most} or last_wrong_at < ${pausedSince})
    returning share_id`.execute(tx);
  return rows.length > 0;
}

export async function forgetTries(tx: Tx, { shareId }: Told): Promise<void> {
  await sql`update share set wrong_tries = 0 where share_id = ${shareId}`.execute(tx);
}

/** False: it was asked since then, and its maker knows. */
export async function noteAsked(
  tx: Tx,
  { shareId }: Told,
  { name, now, since }: { readonly name: string; readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`update share set asked_name = ${name}, asked_at = ${now}
    where share_id = ${shareId} and (asked_at is null or asked_at < ${since}) returning share_id`.execute(tx);
  return rows.length > 0;
}

/** Links that ended so long ago that no one asks for them any more. */
export async function removeEndedShares(
  tx: Tx,
  { before, most }: Authorized<{ readonly before: Date; readonly most: number }>,
): Promise<number> {
  const { rows } = await sql`delete from share where share_id in (select s.share_id from share s
      where s.expires_at < ${before} order by s.expires_at limit ${most}) returning share_id`.execute(tx);
  return rows.length;
}

/** Links end with the account that made them, and with that of the person whom they were sent to. */
export const sharePersonal: PersonalPort = {
  tables: [
    {
      table: 'share',
      title: 'Links that you shared, or that were sent to you',
      whose: (userId) => sql`(t.shared_by = ${userId} or t.for_user_id = ${userId})`,
      without: ['password_hash', 'asked_name'],
      erasure: { kind: 'remove' },
    },
  ],
};
