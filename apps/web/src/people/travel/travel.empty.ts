import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const travelEmpty = {
  'no-own-trips': {
    picture: 'no-own-trips',
    title: (t) => t('empty.no-own-trips', 'You haven’t planned a trip yet'),
    words: (t) => t('empty.no-own-trips.words', 'Enter where you go and when. Your reviewer approves it.'),
    to: '/trips?dialog=trip',
    button: (t) => t('trip.new', 'Plan a trip'),
  },
  'no-trips': {
    picture: 'no-trips',
    title: (t) => t('empty.no-trips', 'Your team hasn’t planned a trip yet'),
    words: (t) =>
      t('empty.no-trips.words', 'Set a daily allowance, which every trip pays for each of its days.'),
    to: '/people/trips?dialog=allowance',
    button: (t) => t('trip.allowance', 'Daily allowance'),
  },
} as const satisfies EmptyScreens;
