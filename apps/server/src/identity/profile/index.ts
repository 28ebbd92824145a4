import { profileErrors } from '@nukkad/contract/identity/profile/profile.errors';
import type { Domain } from '../../platform/domain.ts';
import type { ProfileParts } from './profile.parts.ts';
import { profileRoutes } from './profile.routes.ts';
import { listKnownPictures } from './belonging.store.ts';
import { listKnownPortraits } from './profile.store.ts';
import { profilePersonal } from './profile.personal.store.ts';

export type { ProfileParts } from './profile.parts.ts';
export { profileExtras } from './profile-extras.ts';
export { missingParts } from './missing-parts.ts';
export { addSpokenLanguages } from './profile.store.ts';
export { noticesWantedBy } from './read-wishes.ts';
export { findLanguage as chosenLanguageOf } from './setting.store.ts';

/** What people say of themselves, how far they are trusted and why, what they share, own and want to be told. */
export function createProfileDomain(parts: ProfileParts): Domain {
  return {
    name: 'profile',
    personal: profilePersonal,
    routes: profileRoutes(parts),
    keptFiles: [
      { prefixes: ['people/'], listKnown: listKnownPortraits },
      { prefixes: ['belongings/'], listKnown: listKnownPictures },
    ],
    constraints: { business_card_slug_key: profileErrors.card_address_taken },
  };
}
