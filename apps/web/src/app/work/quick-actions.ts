import { hasFeature, type GuardProfile } from '@nukkad/contract/identity/account/screen.guard';
import { screenAt } from '@nukkad/contract/identity/account/screens';
import type { FeatureNeed } from '@nukkad/contract/kernel/screen';
import IconUserAdd from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconJob from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconParty from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconService from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** A quick action of specification section 2, with the feature that it needs. */
export interface QuickAction {
  readonly to: string;
  readonly Icon: typeof IconJob;
  readonly label: (t: Translate) => string;
  readonly feature: FeatureNeed;
}

const featureOf = (path: string): FeatureNeed => {
  const feature = screenAt(path)?.screen.feature;
  if (!feature) throw new Error(`${path} asks for no feature.`);
  return feature;
};

/** The key of each action is its screen's: customers, manage_users.access, hireTalent, services create. */
export const quickActions: readonly QuickAction[] = (
  [
    ['/projects/new-business', IconParty, (t: Translate) => t('quick.party', 'Create Party')],
    ['/add-user', IconUserAdd, (t: Translate) => t('quick.employee', 'Add Employee')],
    ['/hire-talent/post-job', IconJob, (t: Translate) => t('quick.job', 'Create Job')],
    [
      '/service-categories/add-service-category',
      IconService,
      (t: Translate) => t('quick.service', 'Add Service'),
    ],
  ] as const
).map(([to, Icon, label]) => ({ to, Icon, label, feature: featureOf(to) }));

/** What this person may begin: staff what was granted, a Service Partner all that no Admin closed. */
export function quickActionsOf(standing: Pick<GuardProfile, 'role' | 'permissions'>): readonly QuickAction[] {
  if (standing.role !== 'subUser' && standing.role !== 'Service Partner') return [];
  return quickActions.filter(({ feature }) => hasFeature(standing.permissions, feature));
}
