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
  { path: '/review', name: 'Review', Icon: IconClipboardCheck },
  { path: '/people', name: 'People', Icon: IconUsers },
  { path: '/support', name: 'Support', Icon: IconMessage },
  { path: '/catalogue', name: 'Catalogue', Icon: IconBuildingStore },
  { path: '/prices', name: 'City prices', Icon: IconTags },
  { path: '/offers', name: 'Offers', Icon: IconTicket },
  { path: '/dictionary', name: 'Dictionary', Icon: IconLanguage },
  { path: '/audit', name: 'Audit log', Icon: IconHistory },
] as const;
