/** Leads and their requests, as the domain of quotes moves and reads them. */
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { QuotationFile } from '@nukkad/contract/market/quotation/quotation-file.model';
import type { Opening } from './file/quotation-file.presenter.ts';
import type { LeadRow } from './lead.store.ts';
import type { leadTransitions } from './lead.transitions.ts';
import type { RfqRow } from './rfq.store.ts';

export interface QuotedLead {
  readonly lead: LeadRow;
  readonly rfq: RfqRow;
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
  /** The agreed quote became a project, or came to nothing. */
  endAward(tx: Tx, of: QuotedLead, verb: 'book' | 'drop', now: Date): Promise<void>;
}
