import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a category or a service. */
export const catalogChanges: ChangeNames = {
  name: t('catalog.nameInEnglish', 'Name in English'),
  nameHi: t('catalog.nameInHindi', 'Name in Hindi'),
  visitCharge: t('catalog.visitCharge', 'Visit charge'),
  neededDocument: t('catalog.neededDocument', 'Document needed to work here'),
  lowPrice: t('catalog.lowestPrice', 'Lowest price'),
  usualPrice: t('catalog.usualPrice', 'Usual price'),
  highPrice: t('catalog.highestPrice', 'Highest price'),
  isTrending: t('catalog.trending', 'Trending'),
  isNew: t('catalog.new', 'New'),
  isRecommended: t('catalog.recommended', 'Recommended'),
  isOnline: t('catalog.availableByVideo', 'Available by video'),
  isSwitchedOff: t('catalog.turnedOff', 'Turned off'),
};
