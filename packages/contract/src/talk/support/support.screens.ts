import { type Screen, need } from '../../kernel/screen.ts';

export const supportScreens: readonly Screen[] = [
  { path: '/help/*', who: 'anyone', barred: true },
  // As open as its calls: people without messages, without a role and those who are shut out need support most.
  { path: '/help/chat', who: 'signed-in', barred: true, roleless: true },
  { path: '/help/requests/:incidentId', who: 'signed-in', barred: true, roleless: true },
  {
    path: '/message_center',
    who: 'signed-in',
    feature: need('message_centre', 'access'),
    orProfessional: true,
  },
];
