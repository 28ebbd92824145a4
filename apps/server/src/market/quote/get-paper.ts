import type { SignedInCall } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findAgreement } from './agreement.store.ts';
import { quotePdf } from './own-paper.ts';
import type { QuotePaper } from './quote-page.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import type { QuoteRow } from './quote.store.ts';
import type { QuotedLead } from '../rfq/index.ts';
import { readSeenVersion, subjectOf } from './read-thread.ts';

type Asked = { readonly quoteId: string; readonly lang?: 'en' | 'hi' | undefined };

/** The place that a partner is registered with, as its invoices say it. */
async function addressOf({ geography, platform }: QuoteDependencies, pincode: string): Promise<string> {
  const place = await geography.locate(platform.db, pincode);
  const state = `${place?.state ?? ''} ${pincode}`.trim();
  return [place?.name, place?.city ?? place?.district, state].filter(Boolean).join(', ');
}

/** All that the paper of a version says, which those may read who read its lead. */
export const paperOf = async (
  deps: QuoteDependencies,
  viewer: Viewer,
  { quoteId, lang }: { readonly quoteId: string; readonly lang: 'en' | 'hi' },
): Promise<QuotePaper> => paperOfVersion(deps, await readSeenVersion(deps, { viewer }, quoteId), lang);

/** Who quotes has unlocked the lead, and knows the customer. */
export async function paperOfVersion(
  deps: QuoteDependencies,
  { row, of }: { readonly row: QuoteRow; readonly of: QuotedLead },
  lang: 'en' | 'hi',
): Promise<QuotePaper> {
  const { db, config } = deps.platform;
  const { quoteId } = row;
  const { userId: buyerId, categoryId } = of.rfq;
  const [agreement, organisations, subject, classes, people] = await Promise.all([
    findAgreement(db, row.leadId),
    deps.partner.getOrganisations(db, [row.organisationId]),
    subjectOf(deps, of, lang),
    deps.catalog.taxClasses(db, [categoryId]),
    deps.account.getPeople(db, buyerId ? [buyerId] : []),
  ]);
  const organisation = organisations.get(row.organisationId);
  return {
    brand: config.BRAND_NAME,
    rfqNumber: subject.rfqNumber,
    title: subject.title,
    area: subject.area,
    partner: {
      companyName: organisation?.companyName ?? '',
      gstNumber: organisation?.gstNumber ?? null,
      address: organisation ? await addressOf(deps, organisation.pincode) : '',
    },
    sacCode: classes.get(categoryId)?.sac ?? null,
    quote: row,
    agreement: agreement?.quoteId === quoteId ? agreement : null,
    customerName: (buyerId && people.get(buyerId)?.fullName) || '',
  };
}

/** A version as a paper for those who may read its lead. */
export async function getPaper(
  deps: QuoteDependencies,
  call: SignedInCall<{ query: Asked }>,
): Promise<Buffer> {
  const { quoteId, lang = call.lang } = call.input.query;
  const facts = await paperOf(deps, call.viewer, { quoteId, lang });
  const fileName = `quote-${facts.rfqNumber}-${facts.quote.versionNumber}.pdf`;
  void call.reply
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff');
  return quotePdf(deps, facts, lang);
}
