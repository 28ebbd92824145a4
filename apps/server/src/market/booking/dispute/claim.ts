import type { DisputeKind, DisputeRequest } from '@nukkad/contract/market/dispute/dispute.noun';
import { newId } from '../../../platform/id.ts';
import type { Booking } from '../booking.row.ts';
import { type DisputeRules, answerBefore } from './dispute.rules.ts';
import type { DisputeRow } from './dispute.store.ts';

interface Claim {
  readonly kind: DisputeKind;
  readonly request: DisputeRequest;
  readonly words: string;
}

type Claimed = Pick<Booking, 'bookingId' | 'cityCode' | 'buyerId'> & { readonly organisationId: string };

/** A dispute as it begins. */
export function claimOf(
  { bookingId, cityCode, buyerId, organisationId }: Claimed,
  { kind, request, words }: Claim,
  { rules, now }: { readonly rules: DisputeRules; readonly now: Date },
): DisputeRow & { readonly status: 'open' } {
  return {
    disputeId: newId(),
    bookingId,
    cityCode,
    buyerId,
    organisationId,
    status: 'open',
    version: 1,
    kind,
    request,
    words,
    openedAt: now,
    answerBefore: answerBefore(rules, now),
    answerWords: '',
    answeredAt: null,
    answeredBy: null,
    offer: null,
    offerPaise: null,
    assigneeId: null,
    assignedAt: null,
    outcome: null,
    refundPaise: null,
    borneBy: null,
    reworkBy: null,
    reworkBefore: null,
    reason: '',
    proposedBy: null,
    decidedBy: null,
    decidedAt: null,
  };
}
