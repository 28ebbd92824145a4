import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { updatePrice } from '@nukkad/contract/market/quote/quote.api';
import type { QuoteDraft, QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { findDraft, findDraftVersion, saveDraft } from './draft.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { priceQuote } from './quote-price.rules.ts';
import { checkFiles, openingOf } from './quote-opening.ts';
import type { QuoteRules } from './quote.rules.ts';
import { type QuoteRow, findNewestNumber, listVersions, readQuoteRules } from './quote.store.ts';
import { actorOn, lockSeenLead, readSeenLead } from './quoted-lead.ts';
import { checkRates, readTaxed, taxing } from './taxing.ts';

type Body = EndpointParsed<typeof updatePrice>['body'];

const blank = ({ validDays }: QuoteRules): QuoteDraftContent => ({
  lines: [],
  discount: 0,
  milestones: [],
  hasAdvance: true,
  validDays,
  startDay: null,
  finishDay: null,
  warrantyMonths: 0,
});

/** The newest version without what was said with it. */
const again = (newest: QuoteRow | undefined): QuoteDraftContent | null => {
  if (!newest) return null;
  const { message: _said, ...content } = newest.content;
  return content;
};

/** What is being written; else the newest version to go on from, else an empty one. */
export async function readDraft(
  deps: QuoteDependencies,
  call: SignedInCall,
  { leadId }: { readonly leadId: string },
): Promise<QuoteDraft> {
  const { db } = deps.platform;
  const { viewer, now } = call;
  const of = await readSeenLead(deps, db, viewer, leadId);
  if (of.side !== 'Partner') return refuse(leadErrors.lead_not_found);
  const [draft, versions, rules, files] = await Promise.all([
    findDraft(db, leadId),
    listVersions(db, leadId),
    readQuoteRules(db, now, of.rfq.cityCode),
    deps.rfq.quotes.filesOf(db, leadId, openingOf(deps, call)),
  ]);
  const content = draft?.content ?? again(versions[0]) ?? blank(rules);
  const { taxOf, gst } = await taxing(deps, of, content.lines, now);
  return {
    leadId,
    version: draft?.version ?? 0,
    savedAt: draft?.savedAt.toISOString() ?? null,
    content,
    files: [...files.values()],
    price: priceQuote(content, taxOf),
    gst,
    newestVersion: versions[0]?.versionNumber ?? 0,
    advanceHours: rules.advanceHours,
  };
}

/** Autosaved while it is being written; the answer says what it comes to. */
export async function updateDraft(
  deps: QuoteDependencies,
  call: SignedInCall,
  { leadId, version, content }: Body,
): Promise<QuoteDraft> {
  const { viewer, now } = call;
  const { quotes } = deps.rfq;
  const { taxOf, gst, rules } = await readTaxed(deps, call, leadId, content.lines);
  checkRates(content.lines, gst);
  const price = priceQuote(content, taxOf);
  return deps.platform.write(call, async (tx) => {
    // In this order: what else is read is read behind the locks.
    const [of, newestVersion, saved, files] = await Promise.all([
      lockSeenLead(deps, tx, viewer, leadId),
      findNewestNumber(tx, leadId),
      findDraftVersion(tx, leadId),
      quotes.filesOf(tx, leadId, openingOf(deps, call)),
    ]);
    const verb = newestVersion === 0 ? 'quote' : 'requote';
    const { row } = quotes.transitions.allow(actorOn(viewer, of), verb, of.lead);
    const own = authorize(row, of.side === 'Partner');
    checkFiles(content, files);
    if (saved !== null && saved !== version) refuse(quoteErrors.quote_draft_changed);
    await saveDraft(tx, own, content, { version: version + 1, now });
    return {
      leadId,
      version: version + 1,
      savedAt: now.toISOString(),
      content,
      files: [...files.values()],
      price,
      gst,
      newestVersion,
      advanceHours: rules.advanceHours,
    };
  });
}
