import type { SignedInCall } from '../../platform/http/route.ts';
import { findAgreement } from './agreement.store.ts';
import { drawQuote } from './draw-quote.ts';
import type { QuoteDependencies } from './quote.dependencies.ts';
import { readSeenVersion, subjectOf } from './read-thread.ts';

type Asked = { readonly quoteId: string; readonly lang?: 'en' | 'hi' | undefined };

/** A version as a paper for those who may read its lead; the customer is named once they have accepted. */
export async function getPaper(
  deps: QuoteDependencies,
  call: SignedInCall<{ query: Asked }>,
): Promise<Buffer> {
  const { db, config } = deps.platform;
  const { quoteId, lang = call.lang } = call.input.query;
  const { row, of } = await readSeenVersion(deps, call, quoteId);
  const [agreement, organisations, subject] = await Promise.all([
    findAgreement(db, row.leadId),
    deps.partner.getOrganisations(db, [row.organisationId]),
    subjectOf(deps, of, lang),
  ]);
  const ofThis = agreement?.quoteId === quoteId ? agreement : null;
  const buyerId = ofThis && of.rfq.userId;
  const people = buyerId ? await deps.account.getPeople(db, [buyerId]) : new Map();
  const organisation = organisations.get(row.organisationId);
  void call.reply
    .header('content-disposition', `inline; filename="quote-${subject.rfqNumber}-${row.versionNumber}.pdf"`)
    .header('x-content-type-options', 'nosniff');
  return drawQuote(
    {
      brand: config.BRAND_NAME,
      rfqNumber: subject.rfqNumber,
      title: subject.title,
      area: subject.area,
      partner: {
        companyName: organisation?.companyName ?? '',
        gstNumber: organisation?.gstNumber ?? null,
      },
      quote: row,
      agreement: ofThis,
      customerName: buyerId ? (people.get(buyerId)?.fullName ?? '') : '',
    },
    lang,
  );
}
