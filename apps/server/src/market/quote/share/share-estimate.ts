import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { shareEstimate as endpoint } from '@nukkad/contract/market/quote/estimate-share.api';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { inRupees, momentOf } from '../../../platform/spoken.rules.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { readSeenVersion } from '../read-thread.ts';

/** What one passes on: the total, from whom, until when it opens. */
const messageOf = (
  lang: 'en' | 'hi',
  {
    title,
    total,
    until,
    url,
  }: { readonly title: string; readonly total: string; readonly until: string; readonly url: string },
): string =>
  lang === 'hi'
    ? `अनुमान: ${title}, ${total}। ${until} तक खुलेगा: ${url}`
    : `Estimate: ${title}, ${total}. Opens until ${until}: ${url}`;

/** A new link each time: it shows one version to anyone who has it, until a day. */
export async function shareEstimate(
  deps: QuoteDependencies,
  call: SignedInCall,
  { quoteId, days }: EndpointParsed<typeof endpoint>['body'],
): Promise<EndpointAnswer<typeof endpoint>> {
  const { row } = await readSeenVersion(deps, call, quoteId);
  const of = { subject: 'estimate', subjectId: quoteId, days } as const;
  return deps.share.give(call, of, ({ url, expiresAt }) => {
    const until = momentOf(expiresAt)[call.lang];
    const said = { title: row.title, total: inRupees(row.totalPaise), until, url };
    return { url, expiresAt: expiresAt.toISOString(), message: messageOf(call.lang, said) };
  });
}
