import type { Role } from '../../kernel/roles.ts';

/** Where each role arrives after signing in (specification section 2). */
export const homes: Readonly<Record<Role, string>> = {
  Buyer: '/',
  Jobseeker: '/all-jobs',
  'Service Partner': '/consultant-service',
  subUser: '/sub-user',
  // Refused in this app: its token is removed and it goes to login.
  Admin: '/login',
};
