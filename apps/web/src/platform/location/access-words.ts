import type { Translate } from '../i18n/i18n.ts';
import type { NoPlace } from './locate.ts';

/** Word for word those of specification section 8. */
export const accessWords: Readonly<Record<NoPlace, (t: Translate) => { title: string; words: string }>> = {
  access: (t) => ({
    title: t('location.access.title', 'Location Access'),
    words: t('location.access.words', 'Please allow location access to get location based features.'),
  }),
  services: (t) => ({
    title: t('location.services.title', 'Location Services'),
    words: t(
      'location.services.words',
      'Please enable location services on your device to get location based features.',
    ),
  }),
};
