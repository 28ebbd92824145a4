import type { Role } from '@nukkad/contract/kernel/roles';
import { t } from '../../platform/words.ts';

/** Roles as screens call them (docs/glossary.md). */
export const roleWords: Readonly<Record<Role, string>> = {
  Buyer: t('role.buyer', 'Customer'),
  'Service Partner': t('role.partner', 'Partner'),
  subUser: t('role.staff', 'Team member'),
  Jobseeker: t('role.jobseeker', 'Job seeker'),
  Admin: t('role.admin', 'Admin'),
};
