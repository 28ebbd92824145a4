import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const noteEmpty = {
  'no-notes': {
    picture: 'no-notes',
    title: (t) => t('empty.no-notes', 'No notes yet'),
    words: (t) => t('empty.no-notes.words', 'Write down what you need to remember. You decide who reads it.'),
    to: '?dialog=note',
    button: (t) => t('empty.no-notes.go', 'New note'),
  },
} as const satisfies EmptyScreens;
