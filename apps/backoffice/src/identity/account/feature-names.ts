import { t } from '../../platform/words.ts';
import type { PermissionKey } from '@nukkad/contract/kernel/roles';

export const featureNames: Readonly<Record<PermissionKey, string>> = {
  manage_users: t('account.teamAndPermissions', 'Team and permissions'),
  attandance: t('account.attendance', 'Attendance'),
  user: t('account.users', 'Users'),
  admin_access: t('account.fullAccessAdmin', 'Full access (admin)'),
  booking: t('common.bookings', 'Bookings'),
  company_profile: t('account.businessProfile', 'Business profile'),
  customers: t('account.customers', 'Customers'),
  hireTalent: t('account.hiring', 'Hiring'),
  activityLogs: t('account.activityLog', 'Activity log'),
  expenses: t('account.expenses', 'Expenses'),
  salary: t('account.salary', 'Salary'),
  travel: t('account.travel', 'Travel'),
  message_centre: t('common.messages', 'Messages'),
  network: t('account.network', 'Network'),
  payments: t('account.payments', 'Payments'),
  reports: t('account.reports', 'Reports'),
  services: t('common.services', 'Services'),
};
