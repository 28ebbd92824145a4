import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const staffPages: DomainPages = {
  account: [
    route('profile/team', 'routes/profile-team.tsx'),
    route('profile/invitations', 'routes/profile-invitations.tsx'),
    route('add-user', 'routes/add-user.tsx'),
    route('add-user/import', 'routes/add-users.tsx'),
    route('users/sub-users-list', 'routes/team-list.tsx'),
    route('users/sub-users-list/:staffId', 'routes/team-member.tsx'),
  ],
};
