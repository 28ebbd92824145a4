import type { enquiryLifecycle } from '@nukkad/contract/market/enquiry/enquiry.noun';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import {
  type RulesByCity,
  type UntilByCity,
  settingsByCity,
} from '../../platform/snapshot/settings-by-city.ts';
import { type EnquiryRules, defaultRules } from './enquiry.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  enquiryId: 'enquiry_id',
  userId: 'user_id',
  organisationId: 'organisation_id',
  serviceId: 'service_id',
  cityCode: 'city_code',
  pincode: 'pincode',
  area: 'area',
  preferredDay: 'preferred_day',
  lang: 'lang',
  status: 'status',
  messages: 'messages',
  lastMessage: 'last_message',
  lastBy: 'last_by',
  lastAt: 'last_at',
  answerBy: 'answer_by',
  answeredAt: 'answered_at',
  customerReadAt: 'customer_read_at',
  partnerReadAt: 'partner_read_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const enquiryTable = tableColumns('enquiry', columns);
export type EnquiryRow = RowOf<'enquiry', typeof columns>;

export const readRules = (reader: Reader, now: Date, cityCode: string) =>
  settingAt(reader, 'enquiry.rules', now, defaultRules, { cityCode });

/** The same for enquiries of many cities. */
export const readRulesByCity = (reader: Reader, now: Date): Promise<RulesByCity<EnquiryRules>> =>
  settingsByCity(reader, 'enquiry.rules', now, defaultRules);

export const findEnquiry = enquiryTable.findBy('enquiryId');
export const lockEnquiry = enquiryTable.lockBy('enquiryId');

/** Open ones and those since `from`, behind a lock: two at once do not both find room. */
export async function countAsked(
  tx: Tx,
  userId: string,
  from: Date,
): Promise<{ readonly open: number; readonly today: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry ${userId}`}, 0))`.execute(tx);
  return tx
    .selectFrom('enquiry')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'Open').as('open'),
      fn.countAll<number>().filterWhere('created_at', '>', from).as('today'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Partners whom the customer has an open enquiry with about the service. */
export async function listAskedPartners(tx: Tx, userId: string, serviceId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('enquiry')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .where('service_id', '=', serviceId)
    .where('status', '=', 'Open')
    .execute();
  return rows.map((row) => row.organisation_id);
}

export const insertEnquiry = enquiryTable.insert<'make'>;
export const saveEnquiry = enquiryTable
  .saveBy('enquiryId')
  .only(
    'status',
    'messages',
    'lastMessage',
    'lastBy',
    'lastAt',
    'answeredAt',
    'customerReadAt',
    'partnerReadAt',
    'updatedAt',
    'version',
  );

/** Closes what no one wrote in since the instant of its city. */
export async function closeQuiet(
  tx: Tx,
  { from, to }: ManyRows<typeof enquiryLifecycle, 'expire'>,
  { until, ofCities, latest }: UntilByCity,
  now: Date,
): Promise<readonly EnquiryRow[]> {
  const { rows } =
    await sql<EnquiryRow>`update enquiry set status = ${to}, updated_at = ${now}, version = version + 1
    where status = any(${[...from]}) and last_at < ${latest}
      and last_at < coalesce((select c.until from jsonb_to_recordset(${JSON.stringify(ofCities)}::jsonb)
        as c("cityCode" text, until timestamptz) where c."cityCode" = enquiry.city_code), ${until}::timestamptz)
    returning ${enquiryTable.asSql}`.execute(tx);
  return rows;
}

/** A customer's enquiries are erased with the account; what people of a partner wrote stays without who they were. */
export const enquiryPersonal: PersonalPort = {
  tables: [
    {
      table: 'enquiry_message',
      title: 'What was written in your enquiries',
      whose: (userId) => sql`t.enquiry_id in (select enquiry_id from enquiry where user_id = ${userId})`,
      without: ['user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'enquiry_message',
      title: 'Answers you gave',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'enquiry',
      title: 'Enquiries',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['attention'],
      erasure: { kind: 'remove' },
    },
  ],
};
