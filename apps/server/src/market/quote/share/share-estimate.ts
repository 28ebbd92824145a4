import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { shareEstimate as endpoint } from '@nukkad/contract/market/quote/estimate-share.api';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { shareCodes } from '../../../platform/share/share-code.ts';
import { inRupees, momentOf } from '../../../platform/spoken.rules.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { readSeenVersion } from '../read-thread.ts';
import { insertShare } from './share.store.ts';

const dayMs = 86_400_000;
export const estimateCodes = shareCodes('estimate share');

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
  const { viewer, now, lang } = call;
  const { config } = deps.platform;
  const { row, of } = await readSeenVersion(deps, call, quoteId);
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const share = { shareId: newId(), quoteId, sharedBy: viewer.userId, createdAt: now, expiresAt };
  const isTheirs = deps.rfq.quotes.sideOf(viewer, of) !== null;
  await deps.platform.write(call, (tx) => insertShare(tx, authorize(share, isTheirs)));
  const url = `${config.publicOrigin}/estimate/shared/${estimateCodes.codeOf(config.secret, share.shareId)}`;
  const said = { title: row.title, total: inRupees(row.totalPaise), until: momentOf(expiresAt)[lang], url };
  return { url, expiresAt: expiresAt.toISOString(), message: messageOf(lang, said) };
}
