import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { leadRefundLifecycle } from '@nukkad/contract/market/lead/lead-refund.noun';
import type { Lead, LeadCard } from '@nukkad/contract/market/lead/lead.model';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import { maskContacts } from '@nukkad/contract/kernel/contact-details/contact-details';
import { type Opening, presentFile } from '../file/quotation-file.presenter.ts';
import type { QuotationFileRow } from '../file/quotation-file.store.ts';
import type { LeadRefundRow } from './claim/lead-refund.store.ts';
import { type Interest, type LeadRules, actsOnLead, aheadOf, movesOfLead } from './lead.rules.ts';
import { presentQuestion } from './question.presenter.ts';
import type { QuestionRow } from './question.store.ts';
import type { LeadRow } from './lead.store.ts';
import type { GivenAnswer } from '../rfq-parts.store.ts';
import { type Names, presentSubject } from '../rfq.presenter.ts';
import { saidAnswers } from '../rfq.questions.ts';
import type { RfqRow } from '../rfq.store.ts';

/** A lead, its request, and what the other partners of the request did. */
export interface LeadFacts {
  readonly row: LeadRow;
  readonly rfq: RfqRow;
  readonly others: readonly Interest[];
  /** What the organisation lacks for work of this category; null: nothing. */
  readonly pausedFor: WorkDocumentType | null;
}

const longestExcerpt = 90;

/** The beginning of what the customer wrote, so that leads of one kind can be told apart. */
function excerptOf(message: string): string {
  const plain = maskContacts(message).replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= longestExcerpt) return plain;
  const cut = plain.slice(0, longestExcerpt);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestExcerpt / 2))} …`;
}

/** Nothing of who asked, neither name nor number, nor an exact address: the contact is on the page of an unlocked lead. */
export function presentLeadCard({ row, rfq, others, pausedFor }: LeadFacts, names: Names): LeadCard {
  return {
    leadId: row.leadId,
    ...presentSubject(rfq, names),
    excerpt: excerptOf(rfq.message),
    distanceMetres: row.distanceMetres,
    fromDay: rfq.fromDay,
    byDay: rfq.byDay,
    budgetFrom: rfq.budgetFromPaise,
    budgetTo: rfq.budgetToPaise,
    status: row.status,
    isInterested: row.interestedAt !== null,
    ahead: aheadOf(row, others),
    priceCredits: row.priceCredits,
    placesLeft: rfq.places - rfq.unlocked,
    unlockedAt: row.unlockedAt?.toISOString() ?? null,
    endsAt: row.endedAt === null ? rfq.answerBy.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    pausedFor,
    can: movesOfLead(row, rfq, pausedFor !== null),
  };
}

export interface LeadContact {
  readonly fullName: string;
  readonly mobileNumber: string;
}

export interface LeadParts {
  readonly names: Names;
  readonly answers: readonly GivenAnswer[];
  readonly chosenIds: readonly string[];
  /** Of the own organisation. */
  readonly balance: number;
  /** Read only for a partner that unlocked the lead. */
  readonly contact: LeadContact | null;
  readonly questions: readonly QuestionRow[];
  readonly refund: LeadRefundRow | null;
  readonly rules: LeadRules;
  readonly now: Date;
  /** Of the customer. */
  readonly files: readonly QuotationFileRow[];
  readonly opening: Opening;
}

/** Before unlocking only how many there are: a photo may show a door, a document a name. */
const presentFiles = ({ unlockedAt }: LeadRow, files: readonly QuotationFileRow[], opening: Opening) => {
  const documents = files.filter(({ mediaType }) => mediaType === pdfMediaType).length;
  const shown = unlockedAt === null ? [] : files.map((file) => presentFile(file, opening));
  return { photos: files.length - documents, documents, files: shown };
};

export const presentLead = (
  facts: LeadFacts,
  { names, answers, chosenIds, balance, contact, questions, refund, rules, now, files, opening }: LeadParts,
  lang: 'en' | 'hi',
): Lead => ({
  ...presentLeadCard(facts, names),
  answers: saidAnswers(facts.rfq.categoryId, answers, lang),
  message: maskContacts(facts.rfq.message),
  ...presentFiles(facts.row, files, opening),
  isChosen: chosenIds.includes(facts.row.organisationId),
  declineReason: facts.row.declineReason,
  balance,
  contact: facts.row.unlockedAt === null ? null : contact,
  questions: questions.map(presentQuestion),
  claimDays: rules.claimDays,
  refund: refund && {
    kind: refund.kind,
    status: refund.status,
    credits: refund.credits,
    decideWhy: refund.decideWhy,
  },
  can: {
    ...movesOfLead(facts.row, facts.rfq, facts.pausedFor !== null),
    ...actsOnLead(facts.row, { hasRefund: refund !== null, now, rules }),
    changeClaim: refund !== null && canMove(leadRefundLifecycle, 'correct', refund.status),
  },
});
