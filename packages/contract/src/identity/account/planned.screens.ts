import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

/** Screens that are there before their domain: job search and candidates. */
export const plannedScreens: readonly Screen[] = [
  { path: '/all-jobs', who: ['Jobseeker'] },
  { path: '/candidate/*', who: ['Jobseeker'] },
  { path: '/hire-talent/post-job', who: partnerAndStaff, feature: need('hireTalent', 'access') },
  { path: '/post-job', who: partnerAndStaff, feature: need('hireTalent', 'access') },
  { path: '/view-all-candidates', who: partnerAndStaff, feature: need('hireTalent', 'view') },
];
