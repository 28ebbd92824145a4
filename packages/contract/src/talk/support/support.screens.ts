import { type Screen, need } from '../../kernel/screen.ts';

export const supportScreens: readonly Screen[] = [
  { path: '/help/*', who: 'anyone' },
  { path: '/help/requests/:incidentId', who: 'signed-in', barred: true, roleless: true },
  {
    path: '/message_center',
    who: 'signed-in',
    feature: need('message_centre', 'access'),
    orProfessional: true,
  },
];
