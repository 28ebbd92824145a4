import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const assetEmpty = {
  'no-company-assets': {
    picture: 'no-company-assets',
    title: (t) => t('empty.no-company-assets', 'You haven’t added a company asset yet'),
    words: (t) =>
      t(
        'empty.no-company-assets.words',
        'Add tools, phones and keys, so that you always know who has them and in what condition.',
      ),
    to: '/people/assets?dialog=asset',
    button: (t) => t('asset.new', 'Add asset'),
  },
  'no-held': {
    picture: 'no-held',
    title: (t) => t('empty.no-held', 'You don’t hold anything'),
    words: (t) =>
      t('empty.no-held.words', 'When your business hands you a tool or a phone, confirm it here.'),
    to: '/people/today',
    button: (t) => t('today.title', 'Today’s plan'),
  },
} as const satisfies EmptyScreens;
