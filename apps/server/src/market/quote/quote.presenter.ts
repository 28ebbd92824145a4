import type { AgreementDocumentAnswer } from '@nukkad/contract/files/envelope/agreement.model';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { leadLifecycle } from '@nukkad/contract/market/lead/lead.noun';
import type {
  PricePlace,
  QuoteThread,
  QuoteVersion,
  agreementView,
} from '@nukkad/contract/market/quote/quote.model';
import type * as z from 'zod/mini';
import type { LeadFiles, Subject } from '../rfq/index.ts';
import type { AgreementRow } from './agreement.store.ts';
import { changesBetween } from './quote-changes.rules.ts';
import { namedFiles } from './quote-opening.ts';
import { acceptedBy, mostVersions, standingOf } from './quote.rules.ts';
import type { QuoteRow } from './quote.store.ts';
import type { SeenLead } from './quoted-lead.ts';
import { termChanges } from './term-changes.rules.ts';
import { visitChanges, visitsOf } from './visit/visit.rules.ts';
import type { RefusalRow } from './refusal.store.ts';

interface Among {
  /** All of the lead, the newest first. */
  readonly versions: readonly QuoteRow[];
  readonly acceptedId: string | null;
  readonly files: LeadFiles;
  readonly now: Date;
}

export function presentVersion(row: QuoteRow, { versions, acceptedId, files, now }: Among): QuoteVersion {
  const before = versions.find(({ versionNumber }) => versionNumber === row.versionNumber - 1);
  const { content, price } = row;
  return {
    quoteId: row.quoteId,
    versionNumber: row.versionNumber,
    madeBy: row.madeBy,
    standing: standingOf(row, versions[0] ?? row, acceptedId, now),
    content,
    price,
    files: namedFiles(content, files),
    isPart: row.partOf !== null,
    isChoice: row.chosenOf !== null,
    validUntil: row.validUntil.toISOString(),
    createdAt: row.createdAt.toISOString(),
    changes: before ? changesBetween(before.content, content) : [],
    termChanges: before ? termChanges(before.content, content) : [],
    visitChanges: before ? visitChanges(before.content, content) : [],
    totalBefore: before?.totalPaise ?? null,
  };
}

const presentAgreement = (
  row: AgreementRow,
  document: AgreementDocumentAnswer | null,
  visitAddress: string | null,
): z.input<typeof agreementView> => ({
  quoteId: row.quoteId,
  acceptedBy: row.acceptedBy,
  acceptedAt: row.acceptedAt.toISOString(),
  digest: row.digest,
  partnerSignedAt: row.partnerSignedAt?.toISOString() ?? null,
  buyerSignedAt: row.buyerSignedAt?.toISOString() ?? null,
  agreedAt: row.agreedAt?.toISOString() ?? null,
  document,
  advance: row.advancePaise,
  payBy: row.payBy?.toISOString() ?? null,
  paidAt: row.paidAt?.toISOString() ?? null,
  visitAddress,
});

export interface ThreadParts {
  readonly subject: Subject;
  readonly companyName: string;
  readonly versions: readonly QuoteRow[];
  readonly agreement: AgreementRow | null;
  /** What both sides sign; null: there is none. */
  readonly document: AgreementDocumentAnswer | null;
  /** Of its visits; null: none was chosen. */
  readonly visitAddress: string | null;
  readonly refusal: RefusalRow | null;
  readonly pricePlace: PricePlace | null;
  readonly files: LeadFiles;
  readonly now: Date;
}

/** What the viewer may do about the newest version. */
function movesOf(
  { lead: { status }, side }: SeenLead,
  { versions, agreement, visitAddress, now }: ThreadParts,
): QuoteThread['can'] {
  const [newest] = versions;
  const isGood = newest !== undefined && newest.validUntil > now;
  const isOthers = newest !== undefined && acceptedBy(newest.madeBy) === side;
  const isBuyer = side === 'Buyer';
  const hasRoom = versions.length < mostVersions;
  const isPlaced = newest === undefined || visitsOf(newest.content).length === 0 || visitAddress !== null;
  const signed = isBuyer ? agreement?.buyerSignedAt : agreement?.partnerSignedAt;
  return {
    write:
      !isBuyer &&
      hasRoom &&
      (canMove(leadLifecycle, 'quote', status) || canMove(leadLifecycle, 'requote', status)),
    accept: isGood && isOthers && canMove(leadLifecycle, 'acceptQuote', status),
    counter: isBuyer && hasRoom && isGood && isOthers && canMove(leadLifecycle, 'counter', status),
    refuse: isBuyer && canMove(leadLifecycle, 'refuseQuote', status),
    sign: agreement !== null && !signed && canMove(leadLifecycle, 'sign', status),
    chooseAddress: isBuyer && !isPlaced,
    pay: isBuyer && status === 'Payment Pending',
  };
}

/** The partner does not read the id of the request: it names the customer's own pages. */
export function presentThread(of: SeenLead, parts: ThreadParts): QuoteThread {
  const { lead, rfq, side } = of;
  const { subject, versions, agreement, refusal, files, now } = parts;
  const [newest] = versions;
  const among = { versions, acceptedId: agreement?.quoteId ?? null, files, now };
  return {
    leadId: lead.leadId,
    rfqId: side === 'Buyer' ? rfq.rfqId : null,
    rfqNumber: subject.rfqNumber,
    title: subject.title,
    area: subject.area,
    companyName: parts.companyName,
    status: lead.status,
    current: newest ? presentVersion(newest, among) : null,
    versions: versions.map(({ quoteId, versionNumber, madeBy, chosenOf, totalPaise, createdAt }) => ({
      quoteId,
      versionNumber,
      madeBy,
      isChoice: chosenOf !== null,
      total: totalPaise,
      createdAt: createdAt.toISOString(),
    })),
    isSplit: rfq.splitAt !== null,
    // Of a lead that was lost, nothing is to be confirmed any more.
    agreement:
      agreement && (agreement.agreedAt || lead.status === 'Accepted By User')
        ? presentAgreement(agreement, parts.document, side === 'Buyer' ? parts.visitAddress : null)
        : null,
    refusal: refusal && {
      reason: refusal.reason,
      words: refusal.words,
      at: refusal.refusedAt.toISOString(),
    },
    pricePlace: side === 'Partner' ? parts.pricePlace : null,
    can: movesOf(of, parts),
  };
}
