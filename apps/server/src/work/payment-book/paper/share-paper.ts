import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { sharePaper as shareCall } from '@nukkad/contract/work/payment-book/party-paper.api';
import { partyPaperErrors } from '@nukkad/contract/work/payment-book/party-paper.noun';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shareCodes } from '../../../platform/share/share-code.ts';
import { inRupees } from '../../../platform/spoken.rules.ts';
import { hasPermission } from '../../../platform/viewer.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { organisationOf } from '../read-book.ts';
import { insertShare } from './paper-share.store.ts';
import { findPaper } from './paper.store.ts';
import { paperWords } from './paper.words.ts';

const dayMs = 86_400_000;
export const paperCodes = shareCodes('party paper share');

/** Where a share opens its paper. */
export const sharedAddress = (
  { publicOrigin, secret }: Pick<Platform['config'], 'publicOrigin' | 'secret'>,
  shareId: string,
): string => `${publicOrigin}/paper/shared/${paperCodes.codeOf(secret, shareId)}`;

/** A new link each time: it opens one paper for anyone who has it, until a day. */
export async function sharePaper(
  deps: PaymentBookDependencies,
  call: SignedInCall,
  { paperId, days }: EndpointParsed<typeof shareCall>['body'],
): Promise<EndpointAnswer<typeof shareCall>> {
  const { viewer, now, lang } = call;
  const { config, db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const row = await findPaper(db, organisationId, paperId);
  if (!row) return refuse(partyPaperErrors.paper_not_found);
  const emails = await deps.party.emailsOf(db, organisationId, [row.partyId]);
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const share = { shareId: newId(), paperId, sharedBy: viewer.userId, createdAt: now, expiresAt };
  const may = row.organisationId === viewer.organisationId && hasPermission(viewer, 'customers.update');
  await deps.platform.write(call, async (tx) => {
    await insertShare(tx, authorize(share, may));
    const subject = { subjectKind: 'party_paper', subjectId: paperId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'payment_book.share_paper', ...subject });
  });
  const url = sharedAddress(config, share.shareId);
  const said = `${paperWords[lang].titles[row.kind]} ${row.paperNumber}, ${inRupees(row.totalPaise)}`;
  return {
    url,
    expiresAt: expiresAt.toISOString(),
    message: `${row.frozen.supplier.name}: ${said}. ${url}`,
    email: emails.get(row.partyId) ?? null,
  };
}
