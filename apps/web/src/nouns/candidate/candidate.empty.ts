import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const candidateEmpty = {
  'no-candidates': {
    picture: 'no-candidates',
    title: (t) => t('empty.no-candidates', 'No candidates yet'),
    words: (t) => t('empty.no-candidates.words', 'Applicants and suggested candidates appear here.'),
    to: '/view-all-candidates',
    button: (t) => t('candidateFacts.find', 'Find candidates'),
  },
} as const satisfies EmptyScreens;
