import { profileErrors } from '@nukkad/contract/identity/profile/profile.errors';
import type { Domain } from '../../platform/domain.ts';
import type { ProfileDependencies } from './profile.dependencies.ts';
import { profileRoutes } from './profile.routes.ts';
import { listKnownPictures } from './item/profile-item.store.ts';
import { listKnownPortraits } from './profile.store.ts';
import { profilePersonal } from './profile.personal.store.ts';

export type { ProfileDependencies } from './profile.dependencies.ts';
export { profileExtras } from './profile-extras.ts';
export { missingParts } from './missing-parts.ts';
export { addSpokenLanguages } from './profile.store.ts';
export { noticeChoicesOf } from './read-notice-choices.ts';
export { findLanguage as chosenLanguageOf } from './setting.store.ts';

/** What people say of themselves, how far they are trusted and why, what they share, own and want to be told. */
export function createProfileDomain(deps: ProfileDependencies): Domain {
  return {
    name: 'profile',
    personal: profilePersonal,
    routes: profileRoutes(deps),
    keptFiles: [
      { prefixes: ['people/'], listKnown: listKnownPortraits },
      { prefixes: ['belongings/'], listKnown: listKnownPictures },
    ],
    constraints: { business_card_slug_key: profileErrors.card_address_taken },
  };
}
