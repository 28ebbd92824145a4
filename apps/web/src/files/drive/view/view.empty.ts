import type { EmptyScreens } from '../../../ui/state/empty-screen.tsx';

export const viewEmpty = {
  'nothing-found-in-drive': {
    picture: 'nothing-found-in-drive',
    title: (t) => t('empty.nothing-found-in-drive', 'No files found'),
    words: (t) =>
      t('empty.nothing-found-in-drive.words', 'Check the spelling, or search for another word of the file.'),
    to: '/drive',
    button: (t) => t('drive.toFiles', 'View your files'),
  },
} as const satisfies EmptyScreens;
