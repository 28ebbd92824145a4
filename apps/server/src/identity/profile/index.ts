import { profileErrors } from '@nukkad/contract/identity/profile/profile.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { listKnownPictures } from './item/profile-item.store.ts';
import { missingParts } from './missing-parts.ts';
import { profileExtras } from './profile-extras.ts';
import type { ProfileInterface, ProfileInterfaces, ProfileDependencies } from './profile.interface.ts';
import { profilePersonal, listKnownPortraits, pictureOf, picturesOf } from './profile.store.ts';
import { profileRoutes } from './profile.routes.ts';
import { noticeChoicesOf } from './read-notice-choices.ts';

export type { ProfileInterface, Track, TrackEvent, TrackOf } from './profile.interface.ts';

/** What people say of themselves, how far they are trusted and why, what they share, own and want to be told. */
export function createProfileDomain(interfaces: ProfileInterfaces): Domain & ProfileInterface {
  const points: Pick<ProfileInterface, 'tracks' | 'serviceCounts'> = {
    tracks: extensionPoint('profile.tracks'),
    serviceCounts: extensionPoint('profile.service_counts'),
  };
  const deps: ProfileDependencies = { ...interfaces, ...points };
  return {
    name: 'profile',
    personal: profilePersonal,
    routes: profileRoutes(deps),
    keptFiles: [
      { prefixes: ['people/'], listKnown: listKnownPortraits },
      { prefixes: ['belongings/'], listKnown: listKnownPictures },
    ],
    constraints: { business_card_slug_key: profileErrors.card_address_taken },
    extensions: [
      interfaces.account.profile.answeredBy({
        extras: profileExtras(deps),
        missingParts: (reader, viewer) => missingParts(deps, reader, viewer),
      }),
    ],
    ...points,
    noticeChoicesOf,
    pictureOf,
    picturesOf,
  };
}

export const profile = domain({
  needs: ['account', 'geography', 'partner', 'staff'],
  create: createProfileDomain,
});
