import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { sendQuote as endpoint } from '@nukkad/contract/market/quote/quote.api';
import type { QuotePrice, QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { PaperText } from '../../files/template/index.ts';
import type { QuotedLead } from '../rfq/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { endDocument } from './agreement-document.ts';
import { removeAgreement } from './agreement.store.ts';
import { lastNumberOf } from './choice/choice.rules.ts';
import { removeDraft } from './draft.store.ts';
import { paperOfVersion } from './get-paper.ts';
import { checkPaper } from './own-paper.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { leavesRest } from './payment.rules.ts';
import { priceQuote } from './quote-price.rules.ts';
import { validUntil } from './quote.rules.ts';
import { type QuoteRow, insertQuote, listVersions } from './quote.store.ts';
import { checkFiles, openingOf } from './quote-opening.ts';
import { actorOn, lockSeenLead, readSeenLead } from './quoted-lead.ts';
import { subjectOf, threadOf } from './read-thread.ts';
import { checkRates, taxing } from './taxing.ts';
import { isAhead, visitsOf } from './visit/visit.rules.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** Its visits are still to come, it comes to what its screen showed, and each payment is of something. */
function checkTerms(
  content: Body['content'],
  { price, total, now }: { readonly price: QuotePrice; readonly total: number; readonly now: Date },
): void {
  if (!visitsOf(content).every((visit) => isAhead(visit, now))) refuse(quoteErrors.quote_visit_past);
  if (total !== price.total) refuse(quoteErrors.quote_total_differs, { present: String(price.total) });
  if (!leavesRest(price.total, content.milestones)) refuse(quoteErrors.quote_payments_too_large);
}

/** What was accepted before has to be accepted and signed anew. */
async function takeBack(
  deps: QuoteDependencies,
  tx: Tx,
  lead: Authorized<{ readonly leadId: string }>,
  now: Date,
): Promise<void> {
  const envelopeId = await removeAgreement(tx, lead);
  const reason = 'A newer version of the quote was sent.';
  await endDocument(deps, tx, lead, { envelopeId, as: 'cancelled', reason }, now);
}

interface Sent {
  readonly call: SignedInCall;
  readonly of: QuotedLead;
  readonly title: string;
  readonly body: Body;
  readonly price: QuotePrice;
  readonly paper: PaperText;
}

const versionOf = ({ call, of, title, body, price, paper }: Sent): QuoteRow => ({
  quoteId: newId(),
  leadId: of.lead.leadId,
  organisationId: of.lead.organisationId,
  versionNumber: body.newestVersion + 1,
  madeBy: 'Partner',
  partOf: null,
  chosenOf: null,
  title,
  content: body.content,
  price,
  totalPaise: price.total,
  validUntil: validUntil(call.now, body.content.validDays),
  lang: call.lang,
  ...paper,
  createdBy: call.viewer.userId,
  createdAt: call.now,
});

/** As it will be, on the paper that the partner has chosen: a mistake of that is said before anything is sent. */
async function foreseen(deps: QuoteDependencies, sent: Omit<Sent, 'paper'>): Promise<QuoteRow> {
  const { of, call } = sent;
  const asked = { organisationId: of.lead.organisationId, kind: 'quotation', lang: call.lang } as const;
  const row = versionOf({ ...sent, paper: await deps.template.paper.chosen(deps.platform.db, asked) });
  if (row.templateId !== null) await checkPaper(deps, await paperOfVersion(deps, { row, of }, row.lang));
  return row;
}

/** A version of a partner, at the price that its screen showed; what was accepted before has to be accepted again. */
export async function sendQuote(
  deps: QuoteDependencies,
  call: SignedInCall,
  body: Body,
): Promise<QuoteThread> {
  const { leadId, newestVersion, total, content } = body;
  const { viewer, now, lang } = call;
  const { quotes } = deps.rfq;
  const read = await readSeenLead(deps, deps.platform.db, viewer, leadId);
  const [{ taxOf, gst }, subject] = await Promise.all([
    taxing(deps, read, content.lines, now),
    subjectOf(deps, read, lang),
  ]);
  checkRates(content.lines, gst);
  const price = priceQuote(content, taxOf);
  const row = await foreseen(deps, { call, of: read, title: subject.title, body, price });
  return deps.platform.write(call, async (tx) => {
    // In this order: what else is read is read behind the locks.
    const [of, versions, files] = await Promise.all([
      lockSeenLead(deps, tx, viewer, leadId),
      listVersions(tx, leadId),
      quotes.filesOf(tx, leadId, openingOf(deps, call)),
    ]);
    const versionNumber = (versions[0]?.versionNumber ?? 0) + 1;
    const allowed = quotes.transitions.allow(
      actorOn(viewer, of),
      versionNumber === 1 ? quotes.transitions.verb.quote : quotes.transitions.verb.requote,
      of.lead,
    );
    if (newestVersion !== versionNumber - 1) refuse(quoteErrors.quote_superseded);
    if (versionNumber > lastNumberOf(content)) refuse(quoteErrors.quote_version_limit);
    checkTerms(content, { price, total, now });
    checkFiles(content, files);
    const lead = await quotes.transitions.move(tx, allowed, { now });
    await deps.template.paper.hold(tx, partOf(lead, row), now);
    await Promise.all([
      takeBack(deps, tx, lead, now),
      insertQuote(tx, partOf(lead, row)),
      removeDraft(tx, lead),
      quotes.keepOpenUntil(tx, { lead, rfq: of.rfq }, row.validUntil),
    ]);
    return lastReads((reader) =>
      threadOf(deps, reader, { ...of, lead }, { subject, opening: openingOf(deps, call) }),
    );
  });
}
