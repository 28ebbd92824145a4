import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import type { Role } from '@nukkad/contract/kernel/roles';
import type { Translate } from '../../../platform/i18n/i18n.ts';

const names: Record<Role, (t: Translate) => string> = {
  Buyer: (t) => t('role.buyer', 'Customer'),
  'Service Partner': (t) => t('role.partner', 'Partner'),
  Jobseeker: (t) => t('role.jobseeker', 'Job seeker'),
  subUser: (t) => t('role.staff', 'Team member'),
  Admin: (t) => t('role.admin', 'Admin'),
};

/** A role as a person says it; staff who carry out bookings are professionals. */
export function roleName({ role, isPro }: Pick<MyProfile, 'role' | 'isPro'>, t: Translate): string {
  if (role === 'subUser' && isPro) return t('role.professional', 'Professional');
  return role ? names[role](t) : t('role.none', 'Not chosen yet');
}
