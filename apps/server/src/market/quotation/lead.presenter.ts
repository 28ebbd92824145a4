import type { Lead, LeadCard } from '@nukkad/contract/market/quotation/lead.model';
import { maskContacts } from '../../platform/talk/mask.rules.ts';
import type { LeadRefundRow } from './claim/lead-refund.store.ts';
import { type LeadRules, actsOnLead, aheadOf, movesOfLead } from './lead.rules.ts';
import { presentQuestion } from './question.presenter.ts';
import type { QuestionRow } from './question.store.ts';
import type { LeadRow } from './lead.store.ts';
import type { GivenAnswer } from './rfq-parts.store.ts';
import { type Names, presentSubject } from './rfq.presenter.ts';
import { saidAnswers } from './rfq.questions.ts';
import type { RfqRow } from './rfq.store.ts';

/** A lead, its request, and what the other partners of the request did. */
export interface LeadFacts {
  readonly row: LeadRow;
  readonly rfq: RfqRow;
  readonly others: readonly LeadRow[];
}

/** Nothing of who asked, neither name nor number, nor an exact address: the contact is on the page of an unlocked lead. */
export function presentLeadCard({ row, rfq, others }: LeadFacts, names: Names): LeadCard {
  return {
    leadId: row.leadId,
    ...presentSubject(rfq, names),
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
    can: movesOfLead(row, rfq),
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
}

export const presentLead = (
  facts: LeadFacts,
  { names, answers, chosenIds, balance, contact, questions, refund, rules, now }: LeadParts,
  lang: 'en' | 'hi',
): Lead => ({
  ...presentLeadCard(facts, names),
  answers: saidAnswers(facts.rfq.categoryId, answers, lang),
  message: maskContacts(facts.rfq.message),
  isChosen: chosenIds.includes(facts.row.organisationId),
  declineReason: facts.row.declineReason,
  balance,
  contact: facts.row.unlockedAt === null ? null : contact,
  questions: questions.map(presentQuestion),
  refund: refund && {
    kind: refund.kind,
    status: refund.status,
    credits: refund.credits,
    decideWhy: refund.decideWhy,
  },
  can: {
    ...movesOfLead(facts.row, facts.rfq),
    ...actsOnLead(facts.row, { hasRefund: refund !== null, now, rules }),
  },
});
