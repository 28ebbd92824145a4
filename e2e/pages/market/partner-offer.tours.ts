import { listPartnerOffers, makePartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { callAs } from '../../fixtures/api.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** A partner's own offers: one runs; the form of another. */
async function partnerOffersTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const { items } = await callAs(session, listPartnerOffers, { query: {} });
  const today = istDay(new Date());
  const offer =
    items[0] ??
    (await callAs(session, makePartnerOffer, {
      body: {
        code: 'RAINYDAYS',
        title: 'Rainy days',
        titleHi: 'बारिश के दिन',
        percent: 15,
        amountPaise: null,
        mostPaise: 20_000,
        leastServicesPaise: 50_000,
        fromDay: addDays(today, 3),
        toDay: addDays(today, 60),
        audience: 'newcomers',
        categoryIds: null,
        cityCodes: null,
        serviceIds: null,
        totalLimit: 100,
        personLimit: 1,
        isListed: true,
        isAutomatic: false,
        stacks: true,
      },
    }));
  const offers = '/consultant-service/offers';
  return {
    person: lakshmi,
    screens: [
      { name: 'own-offers', path: offers },
      { name: 'own-offer', path: `${offers}?dialog=offer&offer=${offer.couponId}` },
      { name: 'own-offer-new', path: `${offers}?dialog=new-offer` },
    ],
  };
}

export const partnerOfferTours = { partnerOffers: once(partnerOffersTour) };
