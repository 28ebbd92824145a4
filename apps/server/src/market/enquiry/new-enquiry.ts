import type { newEnquiry } from '@nukkad/contract/market/enquiry/enquiry.api';
import { enquiryErrors } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { Enquiry } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { PlaceCodes } from '../../places/geography/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EnquiryDependencies } from './enquiry.interface.ts';
import { presentEnquiries } from './enquiry.presenter.ts';
import { type EnquiryRules, answerBefore, dayBefore, roomFor } from './enquiry.rules.ts';
import { type EnquiryRow, countAsked, insertEnquiry, listAskedPartners, readRules } from './enquiry.store.ts';
import { enquiryTransitions } from './enquiry.transitions.ts';
import { insertMessage } from './message.store.ts';

type Asked = EndpointParsed<typeof newEnquiry>['body'];
type Place = PlaceCodes & { readonly cityCode: string; readonly area: string };

/** The PIN code counts before the city; a place that there is not is refused. */
async function placeOf({ geography, platform }: EnquiryDependencies, asked: Asked): Promise<Place> {
  const places = await geography.knownPlaces();
  const codes = asked.pincode
    ? { pincode: asked.pincode, cityCode: places.ofPincode(asked.pincode)?.cityCode ?? null }
    : { pincode: null, cityCode: asked.cityCode ?? null };
  const known = codes.pincode
    ? places.ofPincode(codes.pincode)
    : codes.cityCode && places.cityByCode(codes.cityCode);
  if (!known) return refuse(catalogErrors.city_not_found);
  const area = await geography.placeName(platform.db, codes);
  return { ...codes, cityCode: codes.cityCode ?? '', area };
}

/** Of those that serve the place: the named ones, else the best matches. */
async function partnersOf(
  { catalog, platform: { db } }: EnquiryDependencies,
  { serviceId, organisationIds }: Asked,
  { pincode, cityCode }: Place,
  { partnersAtOnce }: EnquiryRules,
): Promise<string[]> {
  const wanted = { serviceIds: [serviceId], optionIds: [], pincode, cityCode: cityCode || null };
  const found = organisationIds
    ? await Promise.all(
        [...new Set(organisationIds)].map((organisationId) =>
          catalog.partnersFor(db, { ...wanted, organisationId, limit: 1 }),
        ),
      )
    : [await catalog.partnersFor(db, { ...wanted, limit: partnersAtOnce })];
  const ids = found.flat().map(({ organisationId }) => organisationId);
  return ids.length > 0 ? ids : refuse(enquiryErrors.enquiry_nobody_there);
}

/** Those whom the customer may ask now. */
async function freeToAsk(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
  serviceId: string,
  { ids, rules }: { readonly ids: readonly string[]; readonly rules: EnquiryRules },
): Promise<string[]> {
  const room = roomFor(await countAsked(tx, userId, dayBefore(now)), rules);
  const asked = new Set(await listAskedPartners(tx, userId, serviceId));
  const free = ids.filter((id) => !asked.has(id));
  if (free.length === 0) refuse(enquiryErrors.enquiry_asked_already);
  if (free.length > room) refuse(enquiryErrors.enquiry_limit);
  return free;
}

async function begin(tx: Tx, { viewer, now }: SignedInCall, row: EnquiryRow): Promise<void> {
  const { userId } = row;
  const allowed = enquiryTransitions.allowNew(viewer, enquiryTransitions.verb.make, row);
  const words = {
    messageId: newId(),
    saidBy: 'customer' as const,
    userId,
    message: row.lastMessage,
    serviceId: null,
    priceFromPaise: null,
    priceToPaise: null,
    createdAt: now,
  };
  await Promise.all([
    insertEnquiry(tx, allowed.row),
    insertMessage(tx, allowed.row, words),
    enquiryTransitions.begin(tx, allowed, { now }),
  ]);
}

const rowOf = (asked: Asked, place: Place, call: SignedInCall, rules: EnquiryRules) => ({
  userId: call.viewer.userId,
  serviceId: asked.serviceId,
  ...place,
  preferredDay: asked.preferredDay ?? null,
  lang: call.lang,
  status: 'Open' as const,
  messages: 1,
  lastMessage: asked.message,
  lastBy: 'customer' as const,
  lastAt: call.now,
  answerBy: answerBefore(call.now, rules),
  answeredAt: null,
  customerReadAt: call.now,
  partnerReadAt: null,
  createdAt: call.now,
  updatedAt: call.now,
  version: 1,
});

/** One enquiry for each partner that is asked; whom the customer has asked about the service already is left out. */
export async function askPartners(
  deps: EnquiryDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<{ items: Enquiry[] }> {
  const { platform, catalog } = deps;
  const { viewer, now, lang } = call;
  const { userId } = viewer;
  const services = await catalog.services(platform.db, [asked.serviceId], lang);
  if (!services.has(asked.serviceId)) refuse(catalogErrors.service_not_found);
  const place = await placeOf(deps, asked);
  const rules = await readRules(platform.db, now, place.cityCode);
  const ids = await partnersOf(deps, asked, place, rules);
  return platform.write(call, async (tx) => {
    const free = await freeToAsk(tx, { userId, now }, asked.serviceId, { ids, rules });
    const rows = free.map((organisationId) => ({
      ...rowOf(asked, place, call, rules),
      enquiryId: newId(),
      organisationId,
    }));
    await Promise.all(rows.map((row) => begin(tx, call, row)));
    return { items: await presentEnquiries(tx, deps, rows, { side: 'customer', lang }) };
  });
}
