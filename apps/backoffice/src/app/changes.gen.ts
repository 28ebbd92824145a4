// Written by `npm run lists` from the names of the files. Do not edit.
import type { ChangeNames } from '../ui/change-names.ts';
import { accountChanges } from '../identity/account/account.changes.ts';
import { catalogChanges } from '../market/catalog/catalog.changes.ts';
import { cityPriceChanges } from '../market/city-price/city-price.changes.ts';
import { couponChanges } from '../market/coupon/coupon.changes.ts';
import { deskChanges } from '../market/desk/desk.changes.ts';
import { disputeChanges } from '../market/dispute/dispute.changes.ts';
import { partnershipChanges } from '../market/partnership/partnership.changes.ts';
import { payoutChanges } from '../money/payout/payout.changes.ts';
import { incidentChanges } from '../talk/support/incident.changes.ts';
import { configurationChanges } from '../office/configuration/configuration.changes.ts';
import { dictionaryChanges } from '../office/settings/dictionary.changes.ts';
import { creditChanges } from '../nouns/credit/credit.changes.ts';
import { payLaterChanges } from '../nouns/pay-later/pay-later.changes.ts';
import { proposalChanges } from '../nouns/proposal/proposal.changes.ts';
import { milestoneDisputeChanges } from '../work/milestone-dispute/milestone-dispute.changes.ts';

export const changeNames: ChangeNames = {
  ...accountChanges,
  ...catalogChanges,
  ...cityPriceChanges,
  ...couponChanges,
  ...deskChanges,
  ...disputeChanges,
  ...partnershipChanges,
  ...payoutChanges,
  ...incidentChanges,
  ...configurationChanges,
  ...dictionaryChanges,
  ...creditChanges,
  ...payLaterChanges,
  ...proposalChanges,
  ...milestoneDisputeChanges,
};
