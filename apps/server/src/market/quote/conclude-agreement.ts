import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { QuotedLead } from '../rfq/index.ts';
import { type AgreementRow, saveAgreement } from './agreement.store.ts';
import { agreedMilestones, daysOf } from './agreed-work.rules.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { payBefore } from './quote.rules.ts';
import { findQuote, readQuoteRules, listWhole } from './quote.store.ts';
import { bookVisits } from './visit/book-visits.ts';
import { visitsOf } from './visit/visit.rules.ts';
import { isAllAgreed, isWon } from './award/award.rules.ts';
import { listAwarded } from './award/awarded-line.store.ts';

/** The request is locked. True where no line is left for another partner, and where it goes to one as a whole. */
async function isLastPart(
  { rfq: { quotes } }: QuoteDependencies,
  tx: Tx,
  { rfq }: QuotedLead,
): Promise<boolean> {
  if (rfq.splitAt === null) return true;
  const [leads, awarded] = await Promise.all([quotes.listOf(tx, rfq.rfqId), listAwarded(tx, rfq.rfqId)]);
  const live = leads.filter(({ endedAt }) => endedAt === null);
  const won = new Set(live.filter(isWon).map(({ leadId }) => leadId));
  const offered = await listWhole(
    tx,
    live.map(({ leadId }) => leadId),
  );
  return isAllAgreed(offered, awarded, won);
}

type Lead = QuotedLead['lead'];
/** A lead that was just agreed on, or whose advance came in. */
export interface AgreedLead extends QuotedLead {
  readonly lead: Authorized<Lead>;
}

/** The advance is asked for, for as long as the rules say. */
export async function askForAdvance(
  { rfq: { quotes } }: QuoteDependencies,
  tx: Tx,
  { lead, rfq }: AgreedLead,
  agreement: AgreementRow,
  now: Date,
): Promise<Lead> {
  const rules = await readQuoteRules(tx, now, rfq.cityCode);
  await saveAgreement(tx, partOf(lead, { ...agreement, payBy: payBefore(now, rules) }));
  const allowed = quotes.transitions.allowSystem(quotes.transitions.verb.askAdvance, lead);
  if (!allowed) throw new Error(`No advance is asked for a lead that is ${lead.status}.`);
  return quotes.transitions.move(tx, allowed, { now });
}

/** With its visits. The customer whose account was erased has no project: no one is left to whom it belongs. */
async function openProject(
  deps: QuoteDependencies,
  tx: Tx,
  { lead, rfq }: AgreedLead,
  agreement: AgreementRow,
  now: Date,
): Promise<void> {
  const { account, catalog, geography, project } = deps;
  const quote = await findQuote(tx, agreement.quoteId);
  if (!quote || rfq.userId === null) return;
  const [people, places, classes] = await Promise.all([
    account.getPeople(tx, [rfq.userId]),
    geography.knownPlaces(),
    catalog.taxClasses(tx, [rfq.categoryId]),
  ]);
  const { content, price } = quote;
  const at = agreement.agreedAt ?? now;
  const work = {
    organisationId: lead.organisationId,
    buyerId: rfq.userId,
    customerName: people.get(rfq.userId)?.fullName ?? '',
    rfqId: rfq.rfqId,
    reference: rfq.rfqNumber,
    title: quote.title,
    description: rfq.message,
    placeStateCode: places.ofPincode(rfq.pincode)?.stateCode ?? null,
    placeAddress: `${rfq.area} ${rfq.pincode}`.trim(),
    sacCode: classes.get(rfq.categoryId)?.sac ?? null,
    ...daysOf(content, at),
    milestones: agreedMilestones(content, price, { at, paidBy: agreement.orderId }),
  };
  const { projectId } = await project.openAgreed(tx, partOf(lead, work), now);
  await bookVisits(deps, tx, { lead, rfq }, { projectId, visits: visitsOf(content), viewer: null, now });
}

/** The project comes into being with the booking of the lead, or neither does. */
export async function bookAgreed(
  deps: QuoteDependencies,
  tx: Tx,
  of: AgreedLead,
  agreement: AgreementRow,
  now: Date,
): Promise<Lead> {
  const { quotes } = deps.rfq;
  const allowed = quotes.transitions.allowSystem(quotes.transitions.verb.book, of.lead);
  if (!allowed) throw new Error(`A lead that is ${of.lead.status} is not booked.`);
  await saveAgreement(tx, partOf(of.lead, agreement));
  const booked = await quotes.transitions.move(tx, allowed, { now });
  await quotes.endAward(tx, of.rfq.rfqId, now);
  await openProject(deps, tx, { ...of, lead: booked }, agreement, now);
  return booked;
}

/** What follows once both sides agreed: the others close, unless lines are left for them; then the advance is due, or else the project begins. */
export async function concludeAgreement(
  deps: QuoteDependencies,
  tx: Tx,
  of: AgreedLead,
  agreement: AgreementRow,
  now: Date,
): Promise<Lead> {
  const { quotes } = deps.rfq;
  const agreed = { ...agreement, agreedAt: now };
  if (await isLastPart(deps, tx, of)) await quotes.award(tx, of, now);
  else await quotes.agreePart(tx, of.rfq, now);
  const fresh = await quotes.find(tx, of.lead.leadId);
  const rfq = fresh?.rfq ?? of.rfq;
  return agreed.advancePaise > 0
    ? askForAdvance(deps, tx, { ...of, rfq }, agreed, now)
    : bookAgreed(deps, tx, { ...of, rfq }, agreed, now);
}
