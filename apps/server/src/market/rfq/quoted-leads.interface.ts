/** Leads and their requests, as the domain of quotes moves and reads them. */
import type { RfqStanding } from '@nukkad/contract/market/rfq/rfq.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { QuotationFile } from '@nukkad/contract/market/rfq/quotation-file.model';
import type { Opening } from './file/quotation-file.presenter.ts';
import type { LeadRow } from './lead/lead.store.ts';
import type { leadTransitions } from './lead/lead.transitions.ts';
import type { RfqRow } from './rfq.store.ts';

export interface QuotedLead {
  readonly lead: LeadRow;
  readonly rfq: RfqRow;
}

export interface RfqWithLeads {
  readonly rfq: RfqRow;
  readonly leads: readonly LeadRow[];
}

/** A request as both sides read it in a line. */
export interface Subject {
  readonly rfqNumber: string;
  readonly title: string;
  readonly categoryName: string;
  readonly categoryImage: string;
  readonly area: string;
}

/** What a partner may send with a quote, by its id; signed for who reads it. */
export type LeadFiles = ReadonlyMap<string, QuotationFile>;

export interface QuotedLeads {
  readonly transitions: typeof leadTransitions;
  find(reader: Reader, leadId: string): Promise<QuotedLead | null>;
  /** The request first, then the lead: so all moves of a request's leads wait for each other. */
  lock(tx: Tx, leadId: string): Promise<QuotedLead | null>;
  /** In which capacity someone reads it; null: it is not theirs. */
  sideOf(viewer: Viewer, of: QuotedLead): 'Partner' | 'Buyer' | null;
  findOwn(reader: Reader, viewer: Viewer, rfqId: string): Promise<RfqRow | null>;
  /** Of a partner, by the number that people say; null: it was told of none. */
  leadOf(
    reader: Reader,
    of: { readonly rfqNumber: string; readonly organisationId: string },
  ): Promise<string | null>;
  listOf(reader: Reader, rfqId: string): Promise<readonly LeadRow[]>;
  /** Where a request stands for its customer, as far as these of its leads have brought it. */
  standingOf(rfq: RfqRow, leads: readonly LeadRow[]): RfqStanding;
  /** By the id of the request; not within a transaction. */
  subjects(
    reader: Reader,
    rfqIds: readonly string[],
    lang: 'en' | 'hi',
  ): Promise<ReadonlyMap<string, Subject>>;
  /** What its partner added for the lead. */
  filesOf(reader: Reader, leadId: string, opening: Opening): Promise<LeadFiles>;
  /** A quote is good for longer: the request does not close before. */
  keepOpenUntil(tx: Tx, of: QuotedLead & { readonly lead: Authorized<LeadRow> }, until: Date): Promise<void>;
  /** The customer agreed with this partner: the request is awarded, every other lead closes. */
  award(tx: Tx, of: QuotedLead, now: Date): Promise<void>;
  /** An agreed quote became a project, or came to nothing: the request follows once all of them have. */
  endAward(tx: Tx, rfqId: string, now: Date): Promise<void>;
  /** A request with all its leads, locked in the order of `lock`. */
  lockAll(tx: Tx, rfqId: string): Promise<RfqWithLeads | null>;
  /** Its customer gives lines of it to partners: 404 and 409 as every move. */
  split(tx: Tx, viewer: Viewer, rfq: RfqRow, now: Date): Promise<Authorized<RfqRow>>;
  /** One partner agreed on its lines, and others are left. */
  agreePart(tx: Tx, rfq: RfqRow, now: Date): Promise<void>;
  /** No more lines are given: every lead that is open closes. `by`: its customer; null: its days are over. */
  finish(tx: Tx, by: Viewer | null, of: RfqWithLeads, now: Date): Promise<void>;
  /** Partners agreed on lines of them, and their days are over. */
  listPartlyAgreed(reader: Reader, now: Date, limit: number): Promise<readonly string[]>;
}
