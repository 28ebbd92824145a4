/** The rows of `look-first` for the calls of the back office. */
import * as catalogue from './market/catalog/catalog-admin.api.ts';
import { seenOfCategory, seenOfService } from './market/catalog/catalog-admin.confirm.ts';
import * as coupon from './market/coupon/coupon-admin.api.ts';
import {
  seenOfCoupon,
  seenOfCouponChange,
  seenOfCouponEffect,
} from './market/coupon/coupon-admin.confirm.ts';
import * as dictionary from './office/settings/dictionary.api.ts';
import { seenOfWord } from './office/settings/dictionary.confirm.ts';
import * as incident from './talk/support/incident.api.ts';
import { seenOfIncident } from './talk/support/incident.confirm.ts';
import * as people from './identity/account/people.api.ts';
import { seenOfPersonStatus, seenOfSessions } from './identity/account/people.confirm.ts';
import * as price from './market/catalog/city-price.api.ts';
import { seenOfCityPrice, seenOfPriceEffect } from './market/catalog/city-price.confirm.ts';
import { maximumPageSize } from './kernel/page.ts';
import { type Look, type LookFirst, lookFirst } from './look.ts';
import { readFeatures, setFeature } from './identity/partner/feature.api.ts';
import { seenOfFeature } from './identity/partner/feature.confirm.ts';
import * as review from './market/partnership/review.api.ts';
import { seenOfReview, seenOfStanding, seenOfSubscription } from './market/partnership/review.confirm.ts';

type Params = Readonly<Record<string, string>>;
const limit = maximumPageSize;

/** The row that the address names, on the first page of its list. */
function shown<Row>(items: readonly Row[], isIt: (row: Row) => boolean): Row {
  const found = items.find(isIt);
  if (!found) throw new Error('No such row is shown.');
  return found;
}

const personAt = (look: Look, { userId = '' }: Params) => look(people.getPerson, { params: { userId } });
const reviewOf = (look: Look, organisationId: string) =>
  look(review.getReview, { params: { organisationId } });

async function couponAt(look: Look, { couponId }: Params) {
  const { items } = await look(coupon.listCoupons, { query: { limit } });
  return shown(items, (row) => row.couponId === couponId);
}

/** There are some hundred services: the list is read to its end. */
async function serviceAt(look: Look, params: Params, cursor?: string): Promise<catalogue.OfficeService> {
  const query = { limit, ...(cursor ? { cursor } : {}) };
  const { items, nextCursor } = await look(catalogue.listOfficeServices, { query });
  const isIt = (row: catalogue.OfficeService) => row.serviceId === params['serviceId'];
  if (nextCursor === null || items.some(isIt)) return shown(items, isIt);
  return serviceAt(look, params, nextCursor);
}

async function priceAt(look: Look, { priceId }: Params) {
  const { items } = await look(price.listCityPrices, { query: { limit } });
  return seenOfCityPrice(shown(items, (row) => row.priceId === priceId));
}

async function incidentAt(look: Look, { incidentId }: Params) {
  const { items } = await look(incident.listOfficeIncidents, { query: { limit } });
  return seenOfIncident(shown(items, (row) => row.incidentId === incidentId));
}

async function wordAt(look: Look, { lang, key }: { lang: 'en' | 'hi'; key: string }) {
  const { items } = await look(dictionary.listDictionaryWords, { query: { lang, q: key, limit } });
  return seenOfWord(items.find((word) => word.key === key));
}

export const officeLooksFirst: readonly LookFirst[] = [
  lookFirst(people.endPersonSessions, async (look, { params }) =>
    seenOfSessions(await personAt(look, params)),
  ),
  lookFirst(people.changePersonStatus, async (look, { params }) =>
    seenOfPersonStatus(await personAt(look, params)),
  ),
  lookFirst(catalogue.changeCategory, async (look, { params }) => {
    const { items } = await look(catalogue.listOfficeCategories, { query: { limit } });
    return seenOfCategory(shown(items, (row) => row.categoryId === params['categoryId']));
  }),
  lookFirst(catalogue.changeService, async (look, { params }) =>
    seenOfService(await serviceAt(look, params)),
  ),
  lookFirst(price.setCityPrice, async (look, { body: { serviceId, cityCode, pricePaise } }) =>
    seenOfPriceEffect(await look(price.previewCityPrice, { query: { serviceId, cityCode, pricePaise } })),
  ),
  lookFirst(price.decideCityPrice, (look, { params }) => priceAt(look, params)),
  lookFirst(price.endCityPrice, (look, { params }) => priceAt(look, params)),
  lookFirst(coupon.makeCoupon, async (look, { body: { code: _code, why: _why, ...terms } }) =>
    seenOfCouponEffect(await look(coupon.previewCoupon, { body: terms })),
  ),
  lookFirst(coupon.changeCoupon, async (look, { params, body: { why: _why, ...terms } }) => {
    const { verdict } = await look(coupon.previewCoupon, { body: terms });
    return seenOfCouponChange(await couponAt(look, params), verdict);
  }),
  lookFirst(coupon.decideCoupon, async (look, { params }) => seenOfCoupon(await couponAt(look, params))),
  lookFirst(coupon.moveCoupon, async (look, { params }) => seenOfCoupon(await couponAt(look, params))),
  lookFirst(dictionary.saveDictionaryWord, (look, { body }) => wordAt(look, body)),
  lookFirst(dictionary.removeDictionaryWord, (look, { body }) => wordAt(look, body)),
  lookFirst(incident.answerIncident, (look, { params }) => incidentAt(look, params)),
  lookFirst(incident.moveOfficeIncident, (look, { params }) => incidentAt(look, params)),
  lookFirst(review.decideProfile, async (look, { body: { organisationId, changeId } }) => {
    const { profile } = await reviewOf(look, organisationId);
    return seenOfReview(changeId === undefined ? null : profile.change);
  }),
  lookFirst(review.changePartnerStanding, async (look, { body: { organisationId } }) =>
    seenOfStanding((await reviewOf(look, organisationId)).profile),
  ),
  lookFirst(review.setPartnerSubscription, async (look, { body: { organisationId } }) => {
    const { profile, paidUntil } = await reviewOf(look, organisationId);
    return seenOfSubscription(profile, paidUntil);
  }),
  lookFirst(setFeature, async (look, { params, body }) => {
    const { organisationId = '' } = params;
    const { features } = await look(readFeatures, { params: { organisationId } });
    return seenOfFeature(shown(features, ({ key }) => key === body.key));
  }),
];
