import type { Translate } from '../../platform/i18n/i18n.ts';
import type { AccountGroup } from '../../platform/nav-items.ts';

/** The headings of the account area. */
export const accountGroupWords: Record<AccountGroup, (t: Translate) => string> = {
  you: (t) => t('place.group.you', 'You'),
  home: (t) => t('place.group.home', 'Home and bookings'),
  jobs: (t) => t('place.group.jobs', 'Your job search'),
  account: (t) => t('place.group.account', 'Account, safety and privacy'),
};
