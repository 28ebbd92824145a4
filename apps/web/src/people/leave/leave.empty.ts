import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const leaveEmpty = {
  'no-leave': {
    picture: 'no-leave',
    title: (t) => t('empty.no-leave', 'No leave yet'),
    words: (t) => t('empty.no-leave.words', 'Leave you ask for appears here with its answer.'),
    to: '/leave?dialog=leave',
    button: (t) => t('leave.askFor', 'Ask for leave'),
  },
  'no-away': {
    picture: 'no-away',
    title: (t) => t('empty.no-away', 'Everyone is at work'),
    words: (t) => t('empty.no-away.words', 'Leave that your team asks for in this month appears here.'),
    to: '/approvals',
    button: (t) => t('approval.title', 'Approvals'),
  },
  'no-leave-types': {
    picture: 'no-leave-types',
    title: (t) => t('empty.no-leave-types', 'No leave types yet'),
    words: (t) =>
      t(
        'empty.no-leave-types.words',
        'Add casual, sick or earned leave. Then your team can ask for days off here.',
      ),
    to: '/people/leave/types?dialog=leave-type',
    button: (t) => t('leave.type.add', 'Add a leave type'),
  },
} as const satisfies EmptyScreens;
