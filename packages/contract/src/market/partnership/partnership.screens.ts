import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const partnershipScreens: readonly Screen[] = [
  { path: '/home/partner-home', who: 'anyone' },
  { path: '/professional-register-form', who: 'anyone' },
  { path: '/buyer-profile/complete-kyb-as-partner', who: ['Buyer'], partner: 'upgrade' },
  { path: '/consultant-service/hours', who: partnerAndStaff, feature: need('company_profile', 'view') },
  { path: '/update-partner', who: ['Service Partner'], partner: 'standing' },
  { path: '/update-partner/profile-update', who: ['Service Partner'], partner: 'editing' },
];
