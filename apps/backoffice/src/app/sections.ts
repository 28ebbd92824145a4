import { t } from '../platform/words.ts';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

/** In the order of the day's work. */
export const sections = [
  { path: '/review', name: t('common.review', 'Review'), Icon: IconClipboardCheck },
  { path: '/people', name: t('common.people', 'People'), Icon: IconUsers },
  { path: '/support', name: t('common.support', 'Support'), Icon: IconMessage },
  { path: '/catalogue', name: t('common.catalogue', 'Catalogue'), Icon: IconBuildingStore },
  { path: '/prices', name: t('common.cityPrices', 'City prices'), Icon: IconTags },
  { path: '/offers', name: t('common.offers', 'Offers'), Icon: IconTicket },
  { path: '/dictionary', name: t('common.dictionary', 'Dictionary'), Icon: IconLanguage },
  { path: '/audit', name: t('common.auditLog', 'Audit log'), Icon: IconHistory },
] as const;
