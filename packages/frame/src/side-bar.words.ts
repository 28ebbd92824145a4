import type { Speech } from '@nukkad/contract/kernel/speech';

/** What the frame around the pages of work says. */
export const sideBarWords = ({ t }: Speech) => ({
  collapse: t('frame.collapse', 'Collapse menu'),
  expand: t('frame.expand', 'Expand menu'),
  search: t('frame.search', 'Search'),
});
