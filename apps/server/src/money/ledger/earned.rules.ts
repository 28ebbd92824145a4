import type { EarningKind } from '@nukkad/contract/money/payout/earning.noun';
import type { Paise } from '@nukkad/contract/kernel/money';

/** What a partner earned or owes for one thing, by its parts. */
export interface EarnedShare {
  readonly kind: EarningKind;
  /** Less what the partner's own offers took off. */
  readonly valuePaise: Paise;
  readonly ownOfferPaise: Paise;
  readonly taxPaise: Paise;
  readonly commissionPaise: Paise;
  readonly commissionTaxPaise: Paise;
  readonly tcsPaise: Paise;
  readonly penaltyPaise: Paise;
  /** Taken by the partner in cash; negative: paid in. */
  readonly cashPaise: Paise;
  /** 0 where no commission is taken. */
  readonly commissionPercent: number;
}

export const nothingEarned: Omit<EarnedShare, 'kind'> = {
  valuePaise: 0,
  ownOfferPaise: 0,
  taxPaise: 0,
  commissionPaise: 0,
  commissionTaxPaise: 0,
  tcsPaise: 0,
  penaltyPaise: 0,
  cashPaise: 0,
  commissionPercent: 0,
};

/** Whose, and for what. */
export interface Earned extends EarnedShare {
  readonly organisationId: string;
  readonly bookingId: string | null;
  readonly bookingNumber: string | null;
  /** Left out: of none. */
  readonly projectId?: string;
  /** Who did the work; null where there was no work. */
  readonly professionalId: string | null;
}

/** What the platform owes the partner for it; negative: the partner owes. */
export const netOf = (share: Omit<EarnedShare, 'kind'>): Paise =>
  share.valuePaise +
  share.taxPaise -
  share.commissionPaise -
  share.commissionTaxPaise -
  share.tcsPaise -
  share.penaltyPaise -
  share.cashPaise;
