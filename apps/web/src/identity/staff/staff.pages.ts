import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const staffPages: DomainPages = {
  account: [
    route('profile/team', 'routes/identity/profile-team.tsx'),
    route('profile/invitations', 'routes/identity/profile-invitations.tsx'),
    route('add-user', 'routes/identity/add-user.tsx'),
    route('add-user/import', 'routes/identity/add-users.tsx'),
    route('users/sub-users-list', 'routes/identity/team-list.tsx'),
    route('users/sub-users-list/:staffId', 'routes/identity/team-member.tsx'),
  ],
};
