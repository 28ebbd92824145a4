/** The rows of `preview-first` for the calls of the back office. */
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
import { type ReadCall, type PreviewFirst, previewFirst } from './preview-call.ts';
import { readFeatures, setFeature } from './identity/partner/feature.api.ts';
import { seenOfFeature } from './identity/partner/feature.confirm.ts';
import * as review from './market/partnership/review.api.ts';
import {
  seenOfReview,
  seenOfPartnerStatus,
  seenOfSubscription,
} from './market/partnership/review.confirm.ts';

type Params = Readonly<Record<string, string>>;
const limit = maximumPageSize;

/** The row that the address names, on the first page of its list. */
function shown<Row>(items: readonly Row[], isIt: (row: Row) => boolean): Row {
  const found = items.find(isIt);
  if (!found) throw new Error('No such row is shown.');
  return found;
}

const personAt = (look: ReadCall, { userId = '' }: Params) => look(people.getPerson, { params: { userId } });
const reviewOf = (look: ReadCall, organisationId: string) =>
  look(review.getReview, { params: { organisationId } });

async function couponAt(look: ReadCall, { couponId }: Params) {
  const { items } = await look(coupon.listCoupons, { query: { limit } });
  return shown(items, (row) => row.couponId === couponId);
}

/** There are some hundred services: the list is read to its end. */
async function serviceAt(look: ReadCall, params: Params, cursor?: string): Promise<catalogue.OfficeService> {
  const query = { limit, ...(cursor ? { cursor } : {}) };
  const { items, nextCursor } = await look(catalogue.listOfficeServices, { query });
  const isIt = (row: catalogue.OfficeService) => row.serviceId === params['serviceId'];
  if (nextCursor === null || items.some(isIt)) return shown(items, isIt);
  return serviceAt(look, params, nextCursor);
}

async function priceAt(look: ReadCall, { priceId }: Params) {
  const { items } = await look(price.listCityPrices, { query: { limit } });
  return seenOfCityPrice(shown(items, (row) => row.priceId === priceId));
}

async function incidentAt(look: ReadCall, { incidentId }: Params) {
  const { items } = await look(incident.listOfficeIncidents, { query: { limit } });
  return seenOfIncident(shown(items, (row) => row.incidentId === incidentId));
}

async function wordAt(look: ReadCall, { lang, key }: { lang: 'en' | 'hi'; key: string }) {
  const { items } = await look(dictionary.listDictionaryWords, { query: { lang, q: key, limit } });
  return seenOfWord(items.find((word) => word.key === key));
}

export const backofficePreviews: readonly PreviewFirst[] = [
  previewFirst(people.endPersonSessions, async (look, { params }) =>
    seenOfSessions(await personAt(look, params)),
  ),
  previewFirst(people.changePersonStatus, async (look, { params }) =>
    seenOfPersonStatus(await personAt(look, params)),
  ),
  previewFirst(catalogue.changeCategory, async (look, { params }) => {
    const { items } = await look(catalogue.listOfficeCategories, { query: { limit } });
    return seenOfCategory(shown(items, (row) => row.categoryId === params['categoryId']));
  }),
  previewFirst(catalogue.changeService, async (look, { params }) =>
    seenOfService(await serviceAt(look, params)),
  ),
  previewFirst(price.setCityPrice, async (look, { body: { serviceId, cityCode, pricePaise } }) =>
    seenOfPriceEffect(await look(price.previewCityPrice, { query: { serviceId, cityCode, pricePaise } })),
  ),
  previewFirst(price.decideCityPrice, (look, { params }) => priceAt(look, params)),
  previewFirst(price.endCityPrice, (look, { params }) => priceAt(look, params)),
  previewFirst(coupon.makeCoupon, async (look, { body: { code: _code, why: _why, ...terms } }) =>
    seenOfCouponEffect(await look(coupon.previewCoupon, { body: terms })),
  ),
  previewFirst(coupon.changeCoupon, async (look, { params, body: { why: _why, ...terms } }) => {
    const { verdict } = await look(coupon.previewCoupon, { body: terms });
    return seenOfCouponChange(await couponAt(look, params), verdict);
  }),
  previewFirst(coupon.decideCoupon, async (look, { params }) => seenOfCoupon(await couponAt(look, params))),
  previewFirst(coupon.moveCoupon, async (look, { params }) => seenOfCoupon(await couponAt(look, params))),
  previewFirst(dictionary.saveDictionaryWord, (look, { body }) => wordAt(look, body)),
  previewFirst(dictionary.removeDictionaryWord, (look, { body }) => wordAt(look, body)),
  previewFirst(incident.answerIncident, (look, { params }) => incidentAt(look, params)),
  previewFirst(incident.moveOfficeIncident, (look, { params }) => incidentAt(look, params)),
  previewFirst(review.decideProfile, async (look, { body: { organisationId, changeId } }) => {
    const { profile } = await reviewOf(look, organisationId);
    return seenOfReview(changeId === undefined ? null : profile.change);
  }),
  previewFirst(review.changePartnerStatus, async (look, { body: { organisationId } }) =>
    seenOfPartnerStatus((await reviewOf(look, organisationId)).profile),
  ),
  previewFirst(review.setPartnerSubscription, async (look, { body: { organisationId } }) => {
    const { profile, paidUntil } = await reviewOf(look, organisationId);
    return seenOfSubscription(profile, paidUntil);
  }),
  previewFirst(setFeature, async (look, { params, body }) => {
    const { organisationId = '' } = params;
    const { features } = await look(readFeatures, { params: { organisationId } });
    return seenOfFeature(shown(features, ({ key }) => key === body.key));
  }),
];
