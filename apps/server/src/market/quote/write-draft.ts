import { leadErrors } from '@nukkad/contract/market/quotation/lead.errors';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import type { updatePrice } from '@nukkad/contract/market/quote/quote.api';
import type { QuoteDraft, QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { findDraft, saveDraft } from './draft.store.ts';
import type { QuoteDependencies } from './quote.dependencies.ts';
import { priceQuote } from './quote-price.rules.ts';
import { checkFiles, openingOf } from './quote-opening.ts';
import { mostVersions, type QuoteRules } from './quote.rules.ts';
import { type QuoteRow, listVersions, readQuoteRules } from './quote.store.ts';
import { actorOn, lockSeenLead, readSeenLead } from './quoted-lead.ts';
import { taxing } from './taxing.ts';

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
    deps.quotation.quotes.filesOf(db, leadId, openingOf(deps, call)),
  ]);
  const content = draft?.content ?? again(versions[0]) ?? blank(rules);
  return {
    leadId,
    version: draft?.version ?? 0,
    savedAt: draft?.savedAt.toISOString() ?? null,
    content,
    files: [...files.values()],
    price: priceQuote(content, await taxing(deps, of, content.lines, now)),
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
  const read = await readSeenLead(deps, deps.platform.db, viewer, leadId);
  const price = priceQuote(content, await taxing(deps, read, content.lines, now));
  const { advanceHours } = await readQuoteRules(deps.platform.db, now, read.rfq.cityCode);
  return deps.platform.write(call, async (tx) => {
    const of = await lockSeenLead(deps, tx, viewer, leadId);
    const { transitions } = deps.quotation.quotes;
    const versions = await listVersions(tx, leadId);
    const verb = versions.length === 0 ? 'quote' : 'requote';
    const { row } = transitions.allow(actorOn(viewer, of), verb, of.lead);
    const own = authorize(row, of.side === 'Partner');
    const files = await deps.quotation.quotes.filesOf(tx, leadId, openingOf(deps, call));
    checkFiles(content, files);
    if (!(await saveDraft(tx, own, content, { version, now }))) refuse(quoteErrors.quote_draft_changed);
    return {
      leadId,
      version: version + 1,
      savedAt: now.toISOString(),
      content,
      files: [...files.values()],
      price,
      newestVersion: Math.min(versions[0]?.versionNumber ?? 0, mostVersions),
      advanceHours,
    };
  });
}
