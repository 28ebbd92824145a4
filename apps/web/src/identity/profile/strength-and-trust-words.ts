import type { StrengthKey, TrustKey } from '@nukkad/contract/identity/profile/profile.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

const strength: Record<StrengthKey, (t: Translate) => string> = {
  name: (t) => t('strength.name', 'Your name'),
  picture: (t) => t('strength.picture', 'A picture'),
  about: (t) => t('strength.about', 'A few words about you'),
  personal: (t) => t('strength.personal', 'Personal details'),
  languages: (t) => t('strength.languages', 'Languages'),
  address: (t) => t('strength.address', 'An address'),
  card: (t) => t('strength.card', 'A shared business card'),
  services: (t) => t('strength.services', 'A service'),
  gst: (t) => t('strength.gst', 'A GST number'),
  team: (t) => t('strength.team', 'A team member'),
  catalogue: (t) => t('strength.catalogue', 'A product in the catalogue'),
};
const trust: Record<TrustKey, (t: Translate) => string> = {
  number: (t) => t('trust.number', 'Verified number'),
  picture: (t) => t('trust.picture', 'Name and photo'),
  time: (t) => t('trust.time', 'Months here'),
  kept: (t) => t('trust.kept', 'Bookings kept'),
  peace: (t) => t('trust.peace', 'No open dispute'),
  business: (t) => t('trust.business', 'Verified business'),
  gst: (t) => t('trust.gst', 'GST on file'),
  rating: (t) => t('trust.rating', 'Customer ratings'),
  answers: (t) => t('trust.answers', 'Requests accepted'),
};

export const strengthWords = (t: Translate, key: StrengthKey) => strength[key](t);
export const trustWords = (t: Translate, key: TrustKey) => trust[key](t);
