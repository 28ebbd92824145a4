import { t } from '../../platform/words.ts';

const words: Readonly<Record<string, string>> = {
  Admin: t('audit.actor.admin', 'Admin'),
  Buyer: t('audit.actor.buyer', 'Customer'),
  'Service Partner': t('audit.actor.partner', 'Partner'),
  subUser: t('audit.actor.staff', 'Team member'),
  Professional: t('audit.actor.professional', 'Professional'),
  Jobseeker: t('audit.actor.jobseeker', 'Job seeker'),
  Person: t('audit.actor.person', 'Account owner'),
  System: t('audit.actor.system', 'Automatic'),
};

/** The capacity in which an entry's actor acted. */
export const actorWords = (kind: string): string => words[kind] ?? kind;
