/** One request with two partners, whom everything may happen to that the tables of requests and leads know. */
import type { LeadStatus } from '@nukkad/contract/market/lead/lead.noun';
import type { RfqStatus } from '@nukkad/contract/market/rfq/rfq.noun';
import { sql } from 'kysely';
import type { Viewer } from '../../src/platform/viewer.ts';
import { aUser } from '../fixtures/a-partner.ts';
import { aViewer } from '../harness/mounted.ts';
import { type QuotePlay, aQuotePlay } from '../fixtures/quote-play.ts';

export interface LeadSeen {
  readonly leadId: string;
  readonly status: LeadStatus;
  readonly isInterested: boolean;
  readonly unlocked: boolean;
  /** The newest version of its quote; null: none. */
  readonly newest: {
    readonly quoteId: string;
    readonly by: 'Partner' | 'Buyer';
    readonly total: number;
    readonly isGood: boolean;
  } | null;
  /** Who has confirmed the accepted version. */
  readonly signed: readonly ('Partner' | 'Buyer')[];
}

/** A request and its two leads near the place, as the tables have them. */
export interface Told {
  readonly rfq: {
    readonly status: RfqStatus;
    readonly unlocked: number;
    readonly version: number;
    readonly answerBy: Date;
  };
  readonly leads: readonly LeadSeen[];
  readonly farIsTold: boolean;
}

/** One request that has been told to both partners. */
export interface StoryOf {
  readonly play: QuotePlay;
  readonly asha: Viewer;
  readonly admin: Viewer;
  readonly rfqId: string;
  readonly partners: readonly [Viewer, Viewer];
  look(): Promise<Told>;
  pass(ms: number): Promise<void>;
}

async function look(play: QuotePlay, rfqId: string, leadIds: readonly string[]): Promise<Told> {
  const { db } = play.app.platform;
  const now = play.app.clock.now();
  const request = await sql<Told['rfq']>`select status, unlocked, version, answer_by as "answerBy" from rfq
    where rfq_id = ${rfqId}`.execute(db);
  const found = await sql<{
    leadId: string;
    status: LeadStatus;
    isInterested: boolean;
    unlocked: boolean;
    quoteId: string | null;
    by: 'Partner' | 'Buyer';
    total: number;
    validUntil: Date;
    byPartner: boolean | null;
    byBuyer: boolean | null;
    isNear: boolean;
  }>`select l.lead_id as "leadId", l.status, l.interested_at is not null as "isInterested",
      l.unlocked_at is not null as unlocked, q.quote_id as "quoteId", q.made_by as by, q.total_paise as total,
      q.valid_until as "validUntil", a.partner_signed_at is not null as "byPartner",
      a.buyer_signed_at is not null as "byBuyer", l.lead_id = any(${leadIds}) as "isNear"
    from lead l
    left join lateral (select * from quote where quote.lead_id = l.lead_id order by version_number desc limit 1) q on true
    left join agreement a on a.lead_id = l.lead_id
    where l.rfq_id = ${rfqId}`.execute(db);
  const of = (leadId: string): LeadSeen => {
    const row = found.rows.find((one) => one.leadId === leadId);
    if (!row) throw new Error('The lead is gone.');
    const { quoteId, by, total, validUntil, status, isInterested, unlocked } = row;
    return {
      leadId,
      status,
      isInterested,
      unlocked,
      newest: quoteId === null ? null : { quoteId, by, total, isGood: validUntil > now },
      signed: [...(row.byPartner ? ['Partner' as const] : []), ...(row.byBuyer ? ['Buyer' as const] : [])],
    };
  };
  const [rfq] = request.rows;
  if (!rfq) throw new Error('The request is gone.');
  return { rfq, leads: leadIds.map(of), farIsTold: found.rows.some(({ isNear }) => !isNear) };
}

export interface Story {
  readonly play: QuotePlay;
  begin(): Promise<StoryOf>;
}

export async function aStory(): Promise<Story> {
  const play = await aQuotePlay({ far: true });
  const { app } = play;
  await sql`insert into setting (key, valid_from, value, why) values ('quotation.rules', '2020-02-01',
    '{"mostOpenLeads": 100000, "openPerCategory": 20}', 'A test of many requests.')`.execute(app.platform.db);
  const admin = aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Meera Rao') });
  return {
    play,
    begin: async () => {
      const { asha, rfqId, leadId, otherId } = await play.told();
      return {
        play,
        asha,
        admin,
        rfqId,
        partners: [play.vikram, play.tapMasters],
        look: () => look(play, rfqId, [leadId, otherId]),
        pass: async (ms) => {
          app.clock.set(new Date(app.clock.now().getTime() + ms));
          await play.byClock();
        },
      };
    },
  };
}
