import * as own from '@nukkad/contract/market/coupon/partner-offer.api';
import * as coupon from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

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
  audience: 'everyone' as const,
  categoryIds: null,
  cityCodes: null,
  totalLimit: 100,
  personLimit: 1,
  isListed: true,
};

const ownTest = 'src/market/coupon/partner/partner-offers.test.ts';

export const calls: DomainCalls = {
  triedAtHome: { 'POST /service/partner/offers/{couponId}/status': ownTest },
  lists: {
    'GET /service/partner/offers': { query: '', who: 'owner', empty: true },
    'GET /service/getOffers': { query: '', who: 'buyer', empty: true },
  },
  confirmations: (tenants) => {
    const made: Record<string, string> = {};
    /** Another Admin for each decision: a proposer cannot decide. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    const couponAt = () => ({ couponId: made['coupon'] ?? '' });
    return [
      {
        endpoint: own.movePartnerOffer,
        what: 'pausing an own offer',
        arrange: async () => {
          const who = tenants().a.owner;
          const body = { ...terms, code: 'OWNHALF', serviceIds: null, isAutomatic: false };
          const { body: offer } = await who.client.ask(own.makePartnerOffer, { body });
          return { who, params: { couponId: offer.couponId }, body: { verb: 'pause' } };
        },
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
    ];
  },
};
