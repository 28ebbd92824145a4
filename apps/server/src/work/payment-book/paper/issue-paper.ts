import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import {
  confirmsPartyPaper,
  type issuePaper as issueCall,
  type previewPaper as previewCall,
  seenOfPaper,
} from '@nukkad/contract/work/payment-book/party-paper.api';
import { partyPaperErrors } from '@nukkad/contract/work/payment-book/party-paper.noun';
import type {
  PaperDraftAnswer,
  PartyPaperAnswer,
} from '@nukkad/contract/work/payment-book/party-paper.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { financialYear } from '../../../platform/financial-year.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { hasPermission } from '../../../platform/viewer.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { organisationOf } from '../read-book.ts';
import { type Drafted, draftPaper } from './draft-paper.ts';
import { paperNumber } from './paper.rules.ts';
import { type PaperRow, insertPaper, lockPaperSeries, takeSequence } from './paper.store.ts';
import { presentIssued } from './read-paper.ts';

/** What the paper of an entry would say; nothing is kept, and no number is taken. */
export async function previewPaper(
  deps: PaymentBookDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof previewCall>['body'],
): Promise<PaperDraftAnswer> {
  const {
    entry: _entry,
    corrects: _corrects,
    ...draft
  } = await draftPaper(deps, deps.platform.db, call, asked);
  return draft;
}

const lacking = {
  address: partyPaperErrors.paper_address_missing,
  itemCode: partyPaperErrors.paper_code_missing,
  corrects: partyPaperErrors.paper_corrects_missing,
} as const;

function checkWhole({ lacks, corrects }: Drafted, correctsId: string | undefined): void {
  const [first] = lacks;
  // What was chosen has less left than it had when it was shown.
  if (first === 'corrects' && correctsId) refuse(partyPaperErrors.paper_credit_above);
  if (correctsId && corrects?.paperId !== correctsId) refuse(partyPaperErrors.paper_credit_above);
  if (first) refuse(lacking[first]);
}

/** Behind the lock of the business's documents, so that its numbers follow each other and no entry has two. */
export function issuePaper(
  deps: PaymentBookDependencies,
  call: SignedInCall,
  { seen, ...asked }: EndpointParsed<typeof issueCall>['body'],
): Promise<PartyPaperAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const organisationId = organisationOf(viewer);
    await lockPaperSeries(tx, organisationId);
    const draft = await draftPaper(deps, tx, call, asked);
    const { content, entry, corrects } = draft;
    const { kind, total: totalPaise } = content;
    const series = { organisationId, financialYear: financialYear(now), kind };
    const may = organisationId === viewer.organisationId && hasPermission(viewer, 'customers.update');
    const own = authorize(series, may);
    checkWhole(draft, asked.correctsId);
    confirmSeen(confirmsPartyPaper, seen, seenOfPaper(content));
    const sequence = await takeSequence(tx, own);
    const row: PaperRow = {
      ...series,
      paperId: newId(),
      partyId: entry.partyId,
      entryId: entry.entryId,
      correctsId: corrects?.paperId ?? null,
      sequence,
      paperNumber: paperNumber(kind, series.financialYear, sequence),
      totalPaise,
      frozen: content,
      logoId: await deps.partner.logos.hold(tx, own),
      issuedBy: viewer.userId,
      issuedAt: now,
    };
    await insertPaper(tx, partOf(own, row));
    const subject = { subjectKind: 'party_paper', subjectId: row.paperId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'payment_book.issue_paper', ...subject });
    const [shown] = await presentIssued(deps, tx, organisationId, [row]);
    return shown ?? refuse(partyPaperErrors.paper_not_found);
  });
}
