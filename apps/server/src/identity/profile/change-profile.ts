import { profileErrors, profileEvents } from '@nukkad/contract/identity/profile/profile.noun';
import type { ProfileDetails, profileFields } from '@nukkad/contract/identity/profile/profile.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { discard } from '../../platform/storage/storage.ts';
import { pictureMediaType } from '../../platform/storage/media-types.ts';
import { refuse } from '../../platform/refusal.ts';
import { signLink } from '../../platform/storage/links.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { mayChangeOwn, ownPerson } from './profile.policy.ts';
import { type ProfileRow, findProfile, lockProfile, saveProfile } from './profile.store.ts';

/** Side of the kept square. */
const pictureSide = 512;

/** Only what was sent; exact optional keys may be undefined. */
export type ProfileChange = {
  [K in keyof z.output<typeof profileFields>]?: z.output<typeof profileFields>[K] | undefined;
};

async function present(
  { platform, account }: ProfileDependencies,
  reader: Reader,
  row: ProfileRow,
  now: Date,
): Promise<ProfileDetails> {
  const person = (await account.getPeople(reader, [row.userId])).get(row.userId);
  const { userId, pictureKey, ...said } = row;
  return {
    fullName: person?.fullName ?? '',
    about: said.about,
    gender: said.gender,
    maritalStatus: said.maritalStatus,
    bloodGroup: said.bloodGroup,
    languages: said.languages,
    profileImage: pictureKey ? signLink(platform.config.secret, pictureKey, userId, now) : null,
  };
}

export async function readProfile(
  deps: ProfileDependencies,
  viewer: Viewer,
  now: Date,
): Promise<ProfileDetails> {
  const { db } = deps.platform;
  return present(deps, db, await findProfile(db, viewer.userId), now);
}

/** Fields that are not sent keep their value. */
export async function changeProfile(
  deps: ProfileDependencies,
  call: SignedInCall,
  { fullName, ...change }: ProfileChange,
): Promise<ProfileDetails> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const row = await lockProfile(tx, ownPerson(viewer), now);
    const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const next = authorize({ ...row, ...sent }, mayChangeOwn(viewer, row));
    await saveProfile(tx, next, now);
    if (fullName !== undefined) await deps.account.rename(tx, viewer, fullName, now);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'profile.update',
      subjectKind: 'person_profile',
      subjectId: viewer.userId,
      detail: { fields: [...Object.keys(sent), ...(fullName === undefined ? [] : ['fullName'])] },
    });
    await publish(tx, now, profileEvents.changed, { userId: viewer.userId });
    return present(deps, tx, next, now);
  });
}

async function savePictureKey(deps: ProfileDependencies, call: SignedInCall, pictureKey: string | null) {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const row = await lockProfile(tx, ownPerson(viewer), now);
    const next = authorize({ ...row, pictureKey }, mayChangeOwn(viewer, row));
    await saveProfile(tx, next, now);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: pictureKey ? 'profile.set_picture' : 'profile.remove_picture',
      subjectKind: 'person_profile',
      subjectId: viewer.userId,
    });
    return { former: row.pictureKey, details: await present(deps, tx, next, now) };
  });
}

/** The file is there before the row that points to it, and the former one goes after it. */
export async function setPicture(deps: ProfileDependencies, call: SignedInCall): Promise<ProfileDetails> {
  const { storage, readers } = deps.platform;
  const [file] = call.files;
  if (!file) return refuse(kernelErrors.invalid_request, { fields: { picture: 'Choose a file.' } });
  const picture = await readers.read('picture', file, {
    by: call.viewer.userId,
    options: { side: pictureSide, square: true },
    refusals: { unreadable: profileErrors.picture_unreadable },
  });
  const key = `people/${call.viewer.userId}/${newId()}`;
  await storage.put(key, picture.content, pictureMediaType);
  try {
    const { former, details } = await savePictureKey(deps, call, key);
    if (former) await storage.remove(former);
    return details;
  } catch (error) {
    await discard(storage, [key]);
    throw error;
  }
}

export async function removePicture(deps: ProfileDependencies, call: SignedInCall): Promise<ProfileDetails> {
  const { former, details } = await savePictureKey(deps, call, null);
  if (former) await deps.platform.storage.remove(former);
  return details;
}
