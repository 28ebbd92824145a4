import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const templateEmpty = {
  'no-templates': {
    picture: 'no-templates',
    title: (t) => t('empty.no-templates', 'No templates of your own yet'),
    words: (t) =>
      t(
        'empty.no-templates.words',
        'Use the ready-made texts as they are, or copy one and write it your way.',
      ),
    to: '/templates/create',
    button: (t) => t('empty.no-templates.go', 'Create document'),
  },
} as const satisfies EmptyScreens;
