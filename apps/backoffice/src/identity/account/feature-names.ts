import type { PermissionKey } from '@nukkad/contract/kernel/roles';

export const featureNames: Readonly<Record<PermissionKey, string>> = {
  manage_users: 'Team and permissions',
  attandance: 'Attendance',
  user: 'Users',
  admin_access: 'Everything (administrator)',
  booking: 'Bookings',
  company_profile: 'Company profile',
  customers: 'Customers',
  hireTalent: 'Hiring',
  activityLogs: 'Activity log',
  expenses: 'Expenses',
  salary: 'Salary',
  travel: 'Travel',
  message_centre: 'Messages',
  network: 'Network',
  payments: 'Payments',
  reports: 'Reports',
  services: 'Services',
};
