import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const approvalEmpty = {
  'no-approvals': {
    picture: 'no-approvals',
    title: (t) => t('empty.no-approvals', 'Nothing to review'),
    words: (t) => t('empty.no-approvals.words', 'Requests from your team appear here.'),
    to: '/approvals?tab=approved',
    button: (t) => t('approval.see.approved', 'View approved requests'),
  },
} as const satisfies EmptyScreens;
