import type { ApplicationSource } from '@nukkad/contract/hiring/application/application-source';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** How a candidate came to a job. */
export const sourceWords: Record<ApplicationSource, (t: Translate) => string> = {
  search: (t) => t('jobSource.search', 'Job search'),
  link: (t) => t('jobSource.link', 'Link'),
  feed: (t) => t('jobSource.feed', 'Job boards'),
  alert: (t) => t('jobSource.alert', 'Job alerts'),
  invitation: (t) => t('jobSource.invitation', 'Your invitations'),
};
