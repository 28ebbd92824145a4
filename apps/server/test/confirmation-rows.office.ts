import * as catalogue from '@nukkad/contract/market/catalog/catalog-admin.api';
import * as coupon from '@nukkad/contract/market/coupon/coupon-admin.api';
import * as dictionary from '@nukkad/contract/office/settings/dictionary.api';
import * as incident from '@nukkad/contract/talk/support/incident.api';
import * as people from '@nukkad/contract/identity/account/people.api';
import * as price from '@nukkad/contract/market/catalog/city-price.api';
import * as review from '@nukkad/contract/market/partnership/review.api';
import type { Row } from './confirmation-rows.ts';
import type { Wire } from './test-client.ts';
import type { Tenants } from './two-tenants.ts';

const why = 'Agreed in the meeting of this morning';
const terms = {
  title: 'Half price for the festival',
  titleHi: 'त्योहार पर आधा दाम',
  percent: 50,
  amountPaise: null,
  mostPaise: 20_000,
  leastServicesPaise: 0,
  fromDay: '2027-01-01',
  toDay: '2027-01-31',
  audience: 'everyone',
  categoryIds: null,
  cityCodes: null,
  totalLimit: 100,
  personLimit: 1,
  isListed: true,
};

/** What Admins confirm about prices, offers, words, requests and people; begun by the first tenant. */
export function officeRows(tenants: () => Tenants): readonly Row[] {
  const made: Record<string, string> = {};
  /** Another Admin for each decision: a proposer cannot decide. */
  const office = async () => ({ client: (await tenants().admin()).browser });
  const couponAt = () => ({ couponId: made['coupon'] ?? '' });
  const priceAt = () => ({ priceId: made['price'] ?? '' });
  const incidentAt = () => ({ incidentId: made['incident'] ?? '' });
  /** The row of a list with this id, as an Admin reads it. */
  const listed = async (path: string, isIt: (row: Wire) => boolean): Promise<Wire> => {
    const { client } = await office();
    return (await client.get(path)).body.items.find(isIt);
  };
  return [
    {
      endpoint: catalogue.changeCategory,
      what: 'changing a category',
      arrange: async () => {
        const {
          categoryId,
          groupName: _g,
          serviceCount: _s,
          ...fields
        } = await listed('backoffice/categories?limit=100', (row) => row.categoryId === 'plumber');
        return {
          who: await office(),
          params: { categoryId },
          body: { ...fields, isTrending: !fields.isTrending },
        };
      },
    },
    {
      endpoint: catalogue.changeService,
      what: 'changing a service',
      arrange: async () => {
        const { serviceId, name, nameHi, lowPaise, typicalPaise, highPaise, ...rest } = await listed(
          'backoffice/services?limit=100',
          () => true,
        );
        const { isTrending, isNew, isRecommended, isOnline, isSwitchedOff } = rest;
        const marks = { isTrending, isNew: !isNew, isRecommended, isOnline, isSwitchedOff };
        return {
          who: await office(),
          params: { serviceId },
          body: { name, nameHi, lowPaise, typicalPaise, highPaise, ...marks },
        };
      },
    },
    {
      endpoint: price.setCityPrice,
      what: 'proposing a city price',
      arrange: async () => {
        const who = await office();
        const { serviceId } = tenants();
        const { body: cities } = await who.client.get('backoffice/cities?q=bengaluru');
        const { cityCode } = cities.items[0];
        const { body: effect } = await who.client.get(
          `backoffice/prices/preview?serviceId=${serviceId}&cityCode=${cityCode}&pricePaise=100000`,
        );
        const pricePaise = Math.round(effect.usualHighPaise * 1.5);
        const days = { fromDay: '2027-01-01', toDay: '2027-01-31' };
        return { who, body: { serviceId, cityCode, pricePaise, ...days, why } };
      },
      after: ({ priceId }) => void (made['price'] = priceId),
    },
    {
      endpoint: price.decideCityPrice,
      what: 'approving a city price',
      arrange: async () => ({ who: await office(), params: priceAt(), body: { approve: true, why } }),
    },
    {
      endpoint: price.endCityPrice,
      what: 'changing the end of a city price',
      arrange: async () => ({
        who: await office(),
        params: priceAt(),
        body: { lastDay: '2027-01-15', why },
      }),
    },
    {
      endpoint: coupon.makeCoupon,
      what: 'proposing an offer',
      arrange: async () => ({ who: await office(), body: { ...terms, code: 'SEENHALF', why } }),
      after: ({ couponId }) => void (made['coupon'] = couponId),
    },
    {
      endpoint: coupon.changeCoupon,
      what: 'changing an offer',
      arrange: async () => ({
        who: await office(),
        params: couponAt(),
        body: { ...terms, percent: 40, why },
      }),
    },
    {
      endpoint: coupon.decideCoupon,
      what: 'approving an offer',
      arrange: async () => ({ who: await office(), params: couponAt(), body: { approve: true, why } }),
    },
    {
      endpoint: coupon.moveCoupon,
      what: 'pausing an offer',
      arrange: async () => ({ who: await office(), params: couponAt(), body: { verb: 'pause', why } }),
    },
    {
      endpoint: dictionary.saveDictionaryWord,
      what: 'setting a word',
      arrange: async () => ({
        who: await office(),
        body: { lang: 'hi', key: 'cart.title', value: 'आपकी टोकरी', why },
      }),
    },
    {
      endpoint: dictionary.removeDictionaryWord,
      what: 'removing a word',
      arrange: async () => ({ who: await office(), body: { lang: 'hi', key: 'cart.title', why } }),
    },
    {
      endpoint: incident.answerIncident,
      what: 'answering a support request',
      arrange: async () => {
        const told = { topic: 'booking', message: 'Nobody came to my door this morning.' };
        const { body } = await tenants().a.buyer.client.post('support/incident', told);
        made['incident'] = body.incidentId;
        return { who: await office(), params: incidentAt(), body: { message: 'Ramesh comes at 4 PM.' } };
      },
    },
    {
      endpoint: incident.moveOfficeIncident,
      what: 'resolving a support request',
      arrange: async () => ({ who: await office(), params: incidentAt(), body: { verb: 'resolve' } }),
    },
    {
      endpoint: review.decideProfile,
      what: 'approving a change of a live profile',
      arrange: async () => {
        const { owner, organisationId } = tenants().a;
        const { body } = await owner.client.patch('user/partnerProfile', {
          companyName: 'Asha and Daughters',
        });
        const { changeId } = body.change;
        return { who: await office(), body: { organisationId, decision: 'Approved', changeId } };
      },
    },
    {
      endpoint: review.setPartnerSubscription,
      what: 'setting the first subscription of a partner',
      arrange: async () => ({
        who: await office(),
        body: { organisationId: tenants().a.organisationId, paidUntil: '2027-06-30T18:29:00.000Z' },
      }),
    },
    {
      endpoint: review.setPartnerSubscription,
      what: 'prolonging the subscription of a partner',
      arrange: async () => ({
        who: await office(),
        body: { organisationId: tenants().a.organisationId, paidUntil: '2027-12-31T18:29:00.000Z' },
      }),
    },
    {
      endpoint: people.changePersonStatus,
      what: 'suspending a person',
      arrange: async () => ({
        who: await office(),
        params: { userId: tenants().a.colleague.userId },
        body: { to: 'Suspended', reason: 'Complaints of customers' },
      }),
    },
  ];
}
