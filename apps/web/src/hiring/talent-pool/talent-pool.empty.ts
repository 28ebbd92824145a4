import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const talentPoolEmpty = {
  'no-talent-pool': {
    picture: 'no-talent-pool',
    title: (t) => t('empty.no-talent-pool', 'Your talent pool is empty'),
    words: (t) =>
      t(
        'empty.no-talent-pool.words',
        'Save good candidates and applicants, and invite them to your next job.',
      ),
    to: '/view-all-candidates',
    button: (t) => t('empty.no-talent-pool.go', 'Find candidates'),
  },
} as const satisfies EmptyScreens;
