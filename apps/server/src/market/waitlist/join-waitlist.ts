import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import { waitlistErrors } from '@nukkad/contract/market/waitlist/waitlist.noun';
import { authorize } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { WaitlistInterfaces } from './waitlist.interface.ts';
import { codeOfEntry } from './waitlist-keys.ts';
import { mayJoin } from './waitlist.policy.ts';
import { mostWaiting } from './waitlist.rules.ts';
import { type NewEntry, type Wanted, countWaiting, findWaiting, insertEntry } from './waitlist.store.ts';

export interface WaitRequest {
  readonly serviceId: string;
  readonly pincode?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly citySlug?: string | undefined;
  readonly email?: string | undefined;
  readonly mobileNumber?: string | undefined;
}

export type JoinCall = WriteCall & {
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
};

/** The city of a page counts first, then the PIN code, then the chosen city; a place that there is not is refused. */
async function placeOf(
  { geography }: WaitlistInterfaces,
  asked: WaitRequest,
): Promise<Omit<Wanted, 'serviceId'>> {
  const places = await geography.knownPlaces();
  const { pincode, cityCode, citySlug } = asked;
  if (pincode && !citySlug) {
    const found = places.ofPincode(pincode) ?? refuse(catalogErrors.city_not_found);
    return { pincode, cityCode: found.cityCode };
  }
  const named = citySlug ? places.cityBySlug(citySlug) : places.cityByCode(cityCode ?? '');
  const city = named ?? refuse(catalogErrors.city_not_found);
  return { pincode: null, cityCode: city.cityCode };
}

/** Of a signed-in person the account; of a visitor the email address, or the number where there is none. */
function contactOf(viewer: Viewer | null, { email, mobileNumber }: WaitRequest) {
  if (viewer) return { userId: viewer.userId, email: null, mobileNumber: null };
  if (!email && !mobileNumber)
    refuse(kernelErrors.invalid_request, {
      fields: { email: 'Enter an email address or a mobile number.' },
    });
  return { userId: null, email: email ?? null, mobileNumber: email ? null : (mobileNumber ?? null) };
}

/** The same request of the same contact is one entry, and the answer does not tell whether it was there before. */
export async function joinWaitlist(
  platform: Platform,
  parts: WaitlistInterfaces,
  call: JoinCall,
  asked: WaitRequest,
): Promise<{ place: string; code: string }> {
  const { db, config } = platform;
  const { viewer, now, lang } = call;
  const { serviceId } = asked;
  const place = await placeOf(parts, asked);
  const service =
    (await parts.catalog.services(db, [serviceId], lang)).get(serviceId) ??
    refuse(catalogErrors.service_not_found);
  if (await parts.catalog.isServed(serviceId, place)) refuse(waitlistErrors.already_served);
  const row: NewEntry = {
    entryId: newId(),
    ...contactOf(viewer, asked),
    serviceId,
    categoryId: service.categoryId,
    ...place,
    lang,
    consentedAt: now,
    createdAt: now,
  };
  const entryId = await platform.write(call, async (tx) => {
    const waiting = await countWaiting(tx, row);
    const known = await findWaiting(tx, row);
    if (known !== null) return known;
    if (waiting >= mostWaiting) refuse(waitlistErrors.waitlist_full);
    await insertEntry(tx, authorize(row, mayJoin(viewer, row)));
    return row.entryId;
  });
  return {
    place: await parts.geography.placeName(db, place),
    code: codeOfEntry(config.secret, entryId),
  };
}
