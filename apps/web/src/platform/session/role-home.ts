import type { MyProfile } from '@nukkad/contract/account/account.model';
import type { Role } from '@nukkad/contract/kernel/roles';

/** Post-login home by role (specification section 2). */
const homes: Record<Role, string> = {
  Buyer: '/',
  Jobseeker: '/all-jobs',
  'Service Partner': '/consultant-service',
  subUser: '/sub-user',
  // Refused in this app: its token is removed and it goes to login.
  Admin: '/login',
};

export function homeOf(profile: Pick<MyProfile, 'role'> | null): string {
  if (!profile) return '/';
  return profile.role ? homes[profile.role] : '/login/basicinfo';
}
