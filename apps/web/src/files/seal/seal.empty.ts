import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const sealEmpty = {
  'no-seal-checked': {
    picture: 'no-seal-checked',
    title: (t) => t('empty.no-seal-checked', 'Choose the PDF you received'),
    words: (t) =>
      t(
        'empty.no-seal-checked.words',
        'Use the file itself, as it was downloaded or sent. A photo, a scan or a printout can’t be checked.',
      ),
    to: '/help/support',
    button: (t) => t('footer.help', 'Help'),
  },
} as const satisfies EmptyScreens;
