import type { PaletteWords } from '@nukkad/frame/palette-props';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';

type Speech = Pick<ReturnType<typeof useTranslation>, 't' | 'plural'>;

export const searchWords = ({ t, plural }: Speech): PaletteWords => ({
  title: t('find.title', 'Search everything'),
  placeholder: t('find.placeholder', 'Name, mobile or booking number'),
  close: t('action.close', 'Close'),
  recent: t('find.recent', 'Recent'),
  kinds: {
    action: t('quick.title', 'Quick actions'),
    page: t('find.pages', 'Pages'),
    booking: t('shell.bookings', 'Bookings'),
    member: t('team.title', 'Your team'),
    service: t('ownServices.title', 'Your services'),
    person: t('workGroup.people', 'People'),
    partner: t('find.partners', 'Partners'),
    category: t('find.categories', 'Categories'),
  },
  waiting: t('find.waiting', 'Searching…'),
  nothing: (text) => t('find.nothing', 'Nothing found for “{{text}}”', { text }),
  hint: t('find.hint', 'Try a name, the last 4 digits of a mobile number, or a booking number.'),
  failed: t('search.failed', 'Search didn’t work. Try again.'),
  again: t('action.retry', 'Try again'),
  offline: t('find.offline', 'You’re offline. You can still open pages from here.'),
  count: (finds) => plural('find.count', finds, { one: '{{count}} result', other: '{{count}} results' }),
  keysMove: t('find.keys.move', 'Move'),
  keysOpen: t('find.keys.open', 'Open'),
  keysLeave: t('find.keys.leave', 'Close'),
  keysAll: t('keys.title', 'Keyboard shortcuts'),
});
