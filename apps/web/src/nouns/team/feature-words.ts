import type { PermissionAction, PermissionKey } from '@nukkad/contract/kernel/roles';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { OwnWords } from '../../ui/state/change-words.ts';

const features: Record<PermissionKey, (t: Translate) => string> = {
  manage_users: (t) => t('feature.manage_users', 'Team and permissions'),
  attandance: (t) => t('feature.attandance', 'Attendance'),
  user: (t) => t('feature.user', 'Users'),
  admin_access: (t) => t('feature.admin_access', 'Full access (admin)'),
  booking: (t) => t('feature.booking', 'Bookings'),
  company_profile: (t) => t('feature.company_profile', 'Business profile'),
  customers: (t) => t('feature.customers', 'Customers'),
  hireTalent: (t) => t('feature.hireTalent', 'Hiring'),
  activityLogs: (t) => t('feature.activityLogs', 'Activity log'),
  expenses: (t) => t('feature.expenses', 'Expenses'),
  salary: (t) => t('feature.salary', 'Salary'),
  travel: (t) => t('feature.travel', 'Travel'),
  message_centre: (t) => t('feature.message_centre', 'Messages'),
  network: (t) => t('feature.network', 'Network'),
  payments: (t) => t('feature.payments', 'Payments'),
  reports: (t) => t('feature.reports', 'Reports'),
  services: (t) => t('feature.services', 'Services'),
};
const actions: Record<PermissionAction, (t: Translate) => string> = {
  view: (t) => t('right.view', 'View'),
  create: (t) => t('right.create', 'Add'),
  update: (t) => t('right.update', 'Edit'),
  delete: (t) => t('right.delete', 'Remove'),
};

export const featureWords = (t: Translate, key: PermissionKey) => features[key](t);
export const actionWords = (t: Translate, action: PermissionAction) => actions[action](t);

/** For what changed in the permissions of a person: a name for each field of `confirmsAccess`. */
export const accessWords: OwnWords = {
  fields: { ...features, subAdminMode: (t) => t('staff.subAdmin.name', 'Starts as admin') },
  codes: actions,
};
