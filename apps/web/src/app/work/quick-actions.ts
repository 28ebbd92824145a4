import { hasFeature, type GuardProfile } from '@nukkad/contract/identity/account/screen.guard';
import { screenAt } from '@nukkad/contract/identity/account/screens';
import type { FeatureNeed } from '@nukkad/contract/kernel/screen';
import type { QuickAction } from '../../platform/nav-items.ts';
import { domainQuick } from '../quick.gen.ts';

const featureOf = (path: string): FeatureNeed => {
  const feature = screenAt(path)?.screen.feature;
  if (!feature) throw new Error(`${path} asks for no feature.`);
  return feature;
};

/** The key of each action is its screen's: customers, manage_users.access, hireTalent, services create. */
const quickActions = domainQuick
  .toSorted((one, other) => one.order - other.order)
  .map((action) => ({ ...action, feature: featureOf(action.to) }));

/** What this person may begin: staff what was granted, a Service Partner all that no Admin closed. */
export function quickActionsOf(standing: Pick<GuardProfile, 'role' | 'permissions'>): readonly QuickAction[] {
  if (standing.role !== 'subUser' && standing.role !== 'Service Partner') return [];
  return quickActions.filter(({ feature }) => hasFeature(standing.permissions, feature));
}
