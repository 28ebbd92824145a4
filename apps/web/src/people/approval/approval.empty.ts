import type { EmptyScreens } from '../../ui/empty-screen.tsx';

export const approvalEmpty = {
  'no-approvals': {
    picture: 'no-approvals',
    title: (t) => t('empty.no-approvals', 'Nothing waits for you'),
    words: (t) => t('empty.no-approvals.words', 'What your team asks for appears here when it is your turn.'),
    to: '/approvals?tab=approved',
    button: (t) => t('approval.see.approved', 'View approved requests'),
  },
} as const satisfies EmptyScreens;
