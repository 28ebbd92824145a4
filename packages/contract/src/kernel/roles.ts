/** The roles of specification section 6, as spelled on the wire. */
export const roles = ['Buyer', 'Service Partner', 'Jobseeker', 'subUser', 'Admin'] as const;
export type Role = (typeof roles)[number];

/** Feature keys of specification section 3 that a partner may grant to its staff. */
export const permissionKeys = [
  'manage_users',
  'attandance',
  'user',
  'admin_access',
  'booking',
  'company_profile',
  'customers',
  'hireTalent',
  'activityLogs',
  'expenses',
  'salary',
  'travel',
  'message_centre',
  'network',
  'payments',
  'reports',
  'services',
] as const;
export type PermissionKey = (typeof permissionKeys)[number];
export type PermissionAction = 'view' | 'create' | 'update' | 'delete';
export type Permission = `${PermissionKey}.${PermissionAction}`;
