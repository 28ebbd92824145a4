import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

/** A level may name any member of staff, so the inbox needs no permission. */
export const approvalScreens: readonly Screen[] = [
  { path: '/approvals', who: partnerAndStaff },
  { path: '/approvals/:requestId', who: partnerAndStaff },
  { path: '/people/approvals', who: partnerAndStaff, feature: need('manage_users', 'view') },
];
