import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const partnershipEmpty = {
  'incomplete-profile': {
    picture: 'incomplete-profile',
    title: (t) => t('empty.incomplete-profile', 'You are almost ready to sell, Complete your profile'),
    words: (t) => t('empty.incomplete-profile.words', 'Add your services, area and documents.'),
    to: '/update-partner/profile-update',
    button: (t) => t('empty.incomplete-profile.go', 'Complete profile'),
  },
  'under-review': {
    picture: 'under-review',
    title: (t) => t('empty.under-review', 'Your profile is under review'),
    words: (t) =>
      t(
        'empty.under-review.words',
        'Your information has been submitted for review. No further editing will be allowed until reviewed',
      ),
    to: '/help/support',
    button: (t) => t('empty.under-review.go', 'Contact us'),
  },
  'profile-rejected': {
    picture: 'profile-rejected',
    title: (t) => t('empty.profile-rejected', 'Your profile was rejected'),
    words: (t) => t('empty.profile-rejected.words', 'See what needs to change, fix it and send it again.'),
    to: '/update-partner/profile-update',
    button: (t) => t('empty.profile-rejected.go', 'Fix profile'),
  },
} as const satisfies EmptyScreens;
