import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const envelopeEmpty = {
  'no-envelopes': {
    picture: 'no-envelopes',
    title: (t) => t('empty.no-envelopes', 'Nothing sent for signing yet'),
    words: (t) =>
      t(
        'empty.no-envelopes.words',
        'Upload a PDF, say who signs where, and follow it until all have signed.',
      ),
    to: '/signing/new',
    button: (t) => t('empty.no-envelopes.go', 'Send a document'),
  },
  'nothing-to-sign': {
    picture: 'nothing-to-sign',
    title: (t) => t('empty.nothing-to-sign', 'Nothing to sign'),
    words: (t) =>
      t('empty.nothing-to-sign.words', 'When someone asks for your signature, you’ll find it here.'),
    to: '/signing/new',
    button: (t) => t('empty.no-envelopes.go', 'Send a document'),
  },
} as const satisfies EmptyScreens;
