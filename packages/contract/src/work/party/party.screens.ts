import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('customers', 'view');

export const partyScreens: readonly Screen[] = [
  { path: '/projects/parties', who: partnerAndStaff, feature: view },
  { path: '/projects/parties/import', who: partnerAndStaff, feature: need('customers', 'create') },
  { path: '/projects/parties/new', who: partnerAndStaff, feature: need('customers', 'access') },
  { path: '/projects/parties/:partyId', who: partnerAndStaff, feature: view },
  { path: '/projects/parties/:partyId/edit', who: partnerAndStaff, feature: need('customers', 'update') },
];
