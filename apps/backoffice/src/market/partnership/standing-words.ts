import type {
  PartnerStanding,
  PartnerStatusMove,
} from '@nukkad/contract/market/partnership/office-partner.api';
import { t } from '../../platform/words.ts';

interface MoveWords {
  readonly act: string;
  /** What the partner, its people and its customers notice. */
  readonly effect: string;
  readonly isGrave: boolean;
}

const shut = t(
  'standing.shut',
  'Customers can no longer find or book this partner. Its owner and team can’t use the partner area.',
);
const open = t(
  'standing.opens',
  'Customers can find and book this partner again. Its owner and team can use the partner area again.',
);

export const moveWords: Readonly<Record<PartnerStatusMove, MoveWords>> = {
  suspend: {
    act: t('standing.suspend', 'Suspend partner'),
    effect: `${shut} ${t('standing.untilLifted', 'This lasts until you lift the suspension.')}`,
    isGrave: true,
  },
  block: {
    act: t('standing.block', 'Block partner'),
    effect: `${shut} ${t('standing.untilAppeal', 'Only an appeal can open the account again.')}`,
    isGrave: true,
  },
  lift: { act: t('standing.lift', 'Lift suspension'), effect: open, isGrave: false },
  unblock: { act: t('standing.unblock', 'Unblock partner'), effect: open, isGrave: false },
  reactivate: { act: t('standing.reactivate', 'Reactivate partner'), effect: open, isGrave: false },
};

export const suspensionWords: Readonly<Record<NonNullable<PartnerStanding['suspensionReason']>, string>> = {
  'Rule Voilation': t('standing.brokenRule', 'Broken rule'),
  'Subscription expired': t('standing.subscriptionExpired', 'Subscription expired'),
};
