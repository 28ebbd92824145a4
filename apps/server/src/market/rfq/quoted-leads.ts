/** Leads and their requests as the quotes of partners move them. */
import type { Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentFile } from './file/quotation-file.presenter.ts';
import { listLeadFiles } from './file/quotation-file.store.ts';
import { listLeadsOf } from './lead/lead-list.store.ts';
import { isOfPartner } from './lead/lead.policy.ts';
import { type LeadRow, findLead, findLeadByNumber, lockLead, lockLeadsOf } from './lead/lead.store.ts';
import { leadTransitions } from './lead/lead.transitions.ts';
import type { RfqInterfaces } from './rfq.interface.ts';
import type { QuotedLead, QuotedLeads, RfqWithLeads } from './quoted-leads.interface.ts';
import { isOwn } from './rfq.policy.ts';
import { namesFor, presentSubject } from './rfq.presenter.ts';
import { outcomeOf, standingOf } from './rfq.rules.ts';
import {
  type RfqRow,
  findRfq,
  findRfqOfLead,
  keepOpenUntil,
  listPartlyAgreed,
  listRfqs,
  lockRfq,
  lockRfqOfLead,
} from './rfq.store.ts';
import { rfqTransitions } from './rfq.transitions.ts';

const both = (rfq: RfqRow | null, lead: LeadRow | null): QuotedLead | null =>
  lead && rfq ? { lead, rfq } : null;

/** Sent at once, the request first. */
const lock = async (tx: Tx, leadId: string): Promise<QuotedLead | null> =>
  both(...(await Promise.all([lockRfqOfLead(tx, leadId), lockLead(tx, leadId)])));

/** Every lead that is still open closes; its partner is told why. */
async function passOverOpen(tx: Tx, leads: readonly LeadRow[], now: Date): Promise<void> {
  for (const lead of leads) {
    const closing = leadTransitions.allowSystem(leadTransitions.verb.passOver, lead);
    if (closing) await leadTransitions.move(tx, closing, { now });
  }
}

async function award(tx: Tx, { lead, rfq }: QuotedLead, now: Date): Promise<void> {
  const allowed = rfqTransitions.allowSystem(rfqTransitions.verb.award, rfq);
  if (allowed) await rfqTransitions.move(tx, allowed, { now });
  const others = (await lockLeadsOf(tx, rfq.rfqId)).filter(({ leadId }) => leadId !== lead.leadId);
  await passOverOpen(tx, others, now);
}

async function lockAll(tx: Tx, rfqId: string): Promise<RfqWithLeads | null> {
  const rfq = await lockRfq(tx, rfqId);
  return rfq && { rfq, leads: await lockLeadsOf(tx, rfqId) };
}

async function endAward(tx: Tx, rfqId: string, now: Date): Promise<void> {
  const found = await lockAll(tx, rfqId);
  const verb = found && outcomeOf(found.leads);
  const allowed = verb && rfqTransitions.allowSystem(verb, found.rfq);
  if (allowed) await rfqTransitions.move(tx, allowed, { now });
}

async function finish(tx: Tx, by: Viewer | null, { rfq, leads }: RfqWithLeads, now: Date): Promise<void> {
  const allowed = by
    ? rfqTransitions.allow(by, rfqTransitions.verb.finish, rfq)
    : rfqTransitions.allowSystem(rfqTransitions.verb.finish, rfq);
  if (!allowed) return;
  await rfqTransitions.move(tx, allowed, { now });
  await passOverOpen(tx, leads, now);
  await endAward(tx, rfq.rfqId, now);
}

export const quotedLeads = (parts: RfqInterfaces): QuotedLeads => ({
  transitions: leadTransitions,
  find: async (reader, leadId) =>
    both(...(await Promise.all([findRfqOfLead(reader, leadId), findLead(reader, leadId)]))),
  lock,
  sideOf: (viewer, { lead, rfq }) => {
    if (isOfPartner(viewer, lead)) return 'Partner';
    return isOwn(viewer, rfq) ? 'Buyer' : null;
  },
  findOwn: async (reader, viewer, rfqId) => {
    const rfq = await findRfq(reader, rfqId);
    return rfq && isOwn(viewer, rfq) ? rfq : null;
  },
  leadOf: findLeadByNumber,
  listOf: (reader, rfqId) => listLeadsOf(reader, [rfqId]),
  standingOf: ({ status }, leads) => standingOf(status, leads),
  subjects: async (reader, rfqIds, lang) => {
    const [rfqs, categories] = await Promise.all([
      listRfqs(reader, rfqIds),
      parts.catalog.categoryFaces(lang),
    ]);
    const rows = [...rfqs.values()];
    const names = await namesFor(reader, parts, rows, categories, lang);
    return new Map(rows.map((rfq) => [rfq.rfqId, presentSubject(rfq, names)]));
  },
  filesOf: async (reader, leadId, opening) => {
    const rows = await listLeadFiles(reader, leadId);
    return new Map(rows.map((row) => [row.fileId, presentFile(row, opening)]));
  },
  keepOpenUntil: (tx, { lead, rfq }, until) => keepOpenUntil(tx, { ...lead, rfqId: rfq.rfqId }, until),
  award,
  endAward,
  lockAll,
  split: async (tx, viewer, rfq, now) => {
    const allowed = rfqTransitions.allow(viewer, rfqTransitions.verb.split, rfq);
    return rfqTransitions.move(tx, allowed, { now, to: allowed.row.status, split: true });
  },
  agreePart: async (tx, rfq, now) => {
    const allowed = rfqTransitions.allowSystem(rfqTransitions.verb.agreePart, rfq);
    if (allowed) await rfqTransitions.move(tx, allowed, { now, to: allowed.row.status, agreed: true });
  },
  finish,
  listPartlyAgreed,
});
