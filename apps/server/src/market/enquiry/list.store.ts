import type { EnquirySide } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import { type EnquiryRow, enquiryTable } from './enquiry.store.ts';

/** The last written first, behind the row that `after` names. */
export async function listOwnEnquiries(
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<EnquiryRow[]> {
  const rows = reader
    .selectFrom('enquiry')
    .select(enquiryTable.selected)
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('last_at', 'enquiry_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

/** `attention` of the table, by the word of the list. */
export const attentionOf = { waiting: 0, answered: 1, closed: 2 } as const;

export interface PartnerFilter {
  readonly organisationId: string;
  readonly state?: keyof typeof attentionOf | undefined;
}

const ofPartner = (reader: Reader, { organisationId, state }: PartnerFilter) => {
  const rows = reader.selectFrom('enquiry').where('organisation_id', '=', organisationId);
  return state === undefined ? rows : rows.where('attention', '=', attentionOf[state]);
};

export interface AfterAttention extends AfterInstant {
  readonly attention: number;
}

export type ListedRow = EnquiryRow & { readonly attention: number };

/** Unanswered first, then answered, then closed; of each the last written first. */
export async function listPartnerEnquiries(
  reader: Reader,
  filter: PartnerFilter,
  after: AfterAttention | null,
  limit: number,
): Promise<ListedRow[]> {
  const rows = ofPartner(reader, filter)
    .select(enquiryTable.selected)
    .select('attention')
    .orderBy('attention')
    .orderBy('last_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where('attention', '>=', after.attention)
    .where((eb) =>
      eb.or([
        eb('attention', '>', after.attention),
        eb(eb.refTuple('last_at', 'enquiry_id'), '<', eb.tuple(after.at, after.id)),
      ]),
    )
    .execute();
}

export const countPartnerEnquiries = (reader: Reader, filter: PartnerFilter): Promise<number> =>
  countFound(reader, ofPartner(reader, filter).select('enquiry_id'));

/** A badge says no more than that it is many. */
const mostOpen = 100;

export type Whose =
  | { readonly userId: string; readonly organisationId?: undefined }
  | { readonly organisationId: string; readonly userId?: undefined };

const openOf = (reader: Reader, whose: Whose) => {
  const open = reader.selectFrom('enquiry').where('status', '=', 'Open');
  return whose.userId === undefined
    ? open.where('organisation_id', '=', whose.organisationId)
    : open.where('user_id', '=', whose.userId);
};

/** The newest open ones of a side, as much as a badge needs of each. */
export async function listOpenTalks(
  reader: Reader,
  whose: Whose,
): Promise<
  {
    readonly lastBy: EnquirySide;
    readonly lastAt: Date;
    readonly customerReadAt: Date;
    readonly partnerReadAt: Date | null;
  }[]
> {
  return openOf(reader, whose)
    .select([
      'last_by as lastBy',
      'last_at as lastAt',
      'customer_read_at as customerReadAt',
      'partner_read_at as partnerReadAt',
    ])
    .limit(mostOpen)
    .execute();
}
