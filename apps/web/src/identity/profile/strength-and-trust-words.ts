import type { StrengthKey, TrustKey } from '@nukkad/contract/identity/profile/profile.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

const strength: Record<StrengthKey, (t: Translate) => string> = {
  name: (t) => t('strength.name', 'Your name'),
  picture: (t) => t('strength.picture', 'Photo'),
  about: (t) => t('strength.about', 'About you'),
  personal: (t) => t('strength.personal', 'Personal details'),
  languages: (t) => t('strength.languages', 'Languages'),
  address: (t) => t('strength.address', 'Address'),
  card: (t) => t('strength.card', 'Shared business card'),
  services: (t) => t('strength.services', 'Service'),
  gst: (t) => t('strength.gst', 'GST number'),
  team: (t) => t('strength.team', 'Team member'),
  catalogue: (t) => t('strength.catalogue', 'Product in the catalogue'),
};
const trust: Record<TrustKey, (t: Translate) => string> = {
  number: (t) => t('trust.number', 'Verified number'),
  picture: (t) => t('trust.picture', 'Name and photo'),
  time: (t) => t('trust.time', 'Months with us'),
  kept: (t) => t('trust.kept', 'Bookings kept'),
  peace: (t) => t('trust.peace', 'No open disputes'),
  business: (t) => t('trust.business', 'Verified business'),
  gst: (t) => t('trust.gst', 'GST number on file'),
  rating: (t) => t('trust.rating', 'Customer ratings'),
  answers: (t) => t('trust.answers', 'Requests accepted'),
};

export const strengthWords = (t: Translate, key: StrengthKey) => strength[key](t);
export const trustWords = (t: Translate, key: TrustKey) => trust[key](t);
