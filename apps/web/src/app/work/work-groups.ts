import type { Translate } from '../../platform/i18n/i18n.ts';
import type { WorkGroup } from '../../platform/nav-items.ts';

/** Long, and not of every hour: folded in the side bar and in a phone's list of all places. */
export const foldingGroups: readonly WorkGroup[] = ['people', 'money', 'settings'];

/** The headings of the frame of work. */
export const workGroupWords: Record<WorkGroup, (t: Translate) => string> = {
  today: (t) => t('workGroup.today', 'Today'),
  bookings: (t) => t('workGroup.bookings', 'Bookings and services'),
  leads: (t) => t('workGroup.leads', 'Leads'),
  projects: (t) => t('workGroup.projects', 'Projects'),
  people: (t) => t('workGroup.people', 'People'),
  hiring: (t) => t('workGroup.hiring', 'Hiring'),
  money: (t) => t('workGroup.money', 'Money'),
  network: (t) => t('workGroup.network', 'Network'),
  documents: (t) => t('workGroup.documents', 'Documents'),
  settings: (t) => t('workGroup.settings', 'Settings'),
};
