import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import {
  paperLinkDays,
  type sendPaper as sendCall,
} from '@nukkad/contract/work/payment-book/party-paper.api';
import { partyPaperErrors, partyPaperEvents } from '@nukkad/contract/work/payment-book/party-paper.noun';
import type { PartyPaperAnswer } from '@nukkad/contract/work/payment-book/party-paper.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { hasPermission } from '../../../platform/viewer.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { organisationOf } from '../read-book.ts';
import { countMails, insertMail } from './paper-mail.store.ts';
import { findPaper, lockPaperSeries } from './paper.store.ts';
import { presentIssued } from './read-paper.ts';

const dayMs = 86_400_000;
const mostADay = 3;

/** To the address that was shown, where the party still has it; another address is looked at first. */
async function checkAddress(
  { party }: PaymentBookDependencies,
  tx: Tx,
  { organisationId, partyId }: { readonly organisationId: string; readonly partyId: string },
  email: string,
): Promise<void> {
  const known = (await party.emailsOf(tx, organisationId, [partyId])).get(partyId);
  if (!known) refuse(partyPaperErrors.paper_email_missing);
  if (known !== email) refuse(partyPaperErrors.paper_email_changed);
}

/** By mail with a link of its own. Behind the lock of the business's documents, so that the count holds. */
export function sendPaper(
  deps: PaymentBookDependencies,
  call: SignedInCall,
  { paperId, seenEmail: email }: EndpointParsed<typeof sendCall>['body'],
): Promise<PartyPaperAnswer> {
  const { viewer, now, lang } = call;
  return deps.platform.write(call, async (tx) => {
    const organisationId = organisationOf(viewer);
    await lockPaperSeries(tx, organisationId);
    const row = await findPaper(tx, organisationId, paperId);
    if (!row) return refuse(partyPaperErrors.paper_not_found);
    const may = row.organisationId === viewer.organisationId && hasPermission(viewer, 'customers.update');
    const own = authorize(row, may);
    await checkAddress(deps, tx, row, email);
    if ((await countMails(tx, paperId, new Date(now.getTime() - dayMs))) >= mostADay)
      refuse(partyPaperErrors.paper_sent_often);
    const sent = { subject: 'paper', subjectId: paperId, sharedBy: viewer.userId, organisationId } as const;
    const link = { ...sent, forUserId: null, days: paperLinkDays };
    const { shareId } = await deps.share.send(tx, partOf(own, link), now);
    const mail = { mailId: newId(), paperId, shareId, email, lang };
    await insertMail(tx, partOf(own, { ...mail, sentBy: viewer.userId, sentAt: now }));
    const subject = { subjectKind: 'party_paper', subjectId: paperId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'payment_book.send_paper', ...subject });
    await publish(tx, now, partyPaperEvents.sent, { mailId: mail.mailId });
    const [shown] = await presentIssued(deps, tx, organisationId, [row]);
    return shown ?? refuse(partyPaperErrors.paper_not_found);
  });
}
