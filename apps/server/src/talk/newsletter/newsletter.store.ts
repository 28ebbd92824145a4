import type { NewsletterStatus } from '@nukkad/contract/talk/newsletter/newsletter.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { beginning } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  subscriberId: 'subscriber_id',
  email: 'email',
  userId: 'user_id',
  lang: 'lang',
  status: 'status',
  askedAt: 'asked_at',
  mailedAt: 'mailed_at',
  confirmedAt: 'confirmed_at',
  leftAt: 'left_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const subscriber = tableColumns('newsletter_subscriber', columns);
export type SubscriberRow = RowOf<'newsletter_subscriber', typeof columns>;

export const findSubscriber = subscriber.findBy('subscriberId');
export const lockSubscriber = subscriber.lockBy('subscriberId');

/** Behind a lock of the address: two requests at once do not both find it free. */
export async function lockEmail(tx: Tx, email: string): Promise<SubscriberRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${email}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('newsletter_subscriber')
    .select(subscriber.selected)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export const insertSubscriber = subscriber.insert<'ask'>;
export const saveSubscriber = subscriber.saveBy('subscriberId').but('email', 'createdAt');

/** Addresses that no one confirmed in time, and those that left some time ago. */
export async function deleteOld(
  tx: Tx,
  { mailedBefore, leftBefore }: Authorized<{ mailedBefore: Date; leftBefore: Date }>,
): Promise<void> {
  await tx
    .deleteFrom('newsletter_subscriber')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'Pending'), eb('mailed_at', '<', mailedBefore)]),
        eb('left_at', '<', leftBefore),
      ]),
    )
    .execute();
}

export interface SubscriberFilter {
  readonly q?: string | undefined;
  readonly status?: NewsletterStatus | undefined;
  readonly lang?: 'en' | 'hi' | undefined;
}

function conditions({ q, status, lang }: SubscriberFilter): RawBuilder<unknown> {
  const asked = [
    q && sql`email like ${beginning(q.toLowerCase())}`,
    status && sql`status = ${status}`,
    lang && sql`lang = ${lang}`,
  ].filter((one) => typeof one === 'object');
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

/** Newest first, behind the row that `after` names. */
export async function listSubscriberRows(
  reader: Reader,
  filter: SubscriberFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<SubscriberRow[]> {
  const behind = after ? sql`(created_at, subscriber_id) < (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<SubscriberRow>`select ${subscriber.asSql} from newsletter_subscriber
    where ${conditions(filter)} and ${behind} order by created_at desc, subscriber_id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export const countSubscribers = (reader: Reader, filter: SubscriberFilter): Promise<number> =>
  countRows(reader, sql`from newsletter_subscriber where ${conditions(filter)}`);

/** What was asked for while logged in goes with the account; visitors unsubscribe by their link. */
export const newsletterPersonal: PersonalPort = {
  tables: [
    {
      table: 'newsletter_subscriber',
      title: 'Newsletter',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
