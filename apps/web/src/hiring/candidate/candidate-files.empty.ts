import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const candidateFilesEmpty = {
  'no-candidate-video': {
    picture: 'no-candidate-video',
    title: (t) => t('empty.no-candidate-video', 'No video yet'),
    words: (t) =>
      t(
        'empty.no-candidate-video.words',
        'Introduce yourself in 60 seconds: who you are and what you can do.',
      ),
    to: '/candidate/video',
    button: (t) => t('candidateVideo.record', 'Record video'),
  },
  'no-candidate-documents': {
    picture: 'no-candidate-documents',
    title: (t) => t('empty.no-candidate-documents', 'No documents yet'),
    words: (t) =>
      t(
        'empty.no-candidate-documents.words',
        'Add certificates and licences once. Show them to every business you choose.',
      ),
    to: '/candidate/documents',
    button: (t) => t('candidateDocument.add', 'Add document'),
  },
} as const satisfies EmptyScreens;
