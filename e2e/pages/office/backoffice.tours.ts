import { openIncident } from '@nukkad/contract/talk/support/support.api';
import { aPriceToCome, anOffer } from '../../fixtures/admin.ts';
import { callAs } from '../../fixtures/api.ts';
import { aPartnerUnderReview } from '../../fixtures/partners.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

async function aMessageToSupport() {
  const { session } = await aCustomer();
  const message = 'The professional was friendly, but the tap leaks again.';
  return callAs(session, openIncident, { body: { topic: 'booking', message } });
}

/** The operators' rooms, each with something in it. */
async function backofficeTour(): Promise<Tour> {
  const [{ code }, , { incidentId, incidentNumber }] = await Promise.all([
    anOffer(),
    aPriceToCome(),
    aMessageToSupport(),
  ]);
  const partner = await aPartnerUnderReview();
  const room = (name: string, path: string) => ({ name: `office-${name}`, path: `/backoffice/${path}` });
  return {
    person: null,
    office: true,
    screens: [
      room('review', 'review'),
      room('profile', `review/${partner.organisationId}`),
      room('partners', 'partners'),
      room('partner', `partners/${partner.organisationId}`),
      room('people', 'people?q=Rao'),
      room('person', `people/${partner.userId}`),
      room('services', 'catalogue?q=tap'),
      room('categories', 'catalogue?tab=categories'),
      room('prices', 'prices'),
      room('prices-waiting', 'prices?standing=waiting'),
      room('new-price', 'prices?open=new'),
      room('offers', `offers?q=${code}`),
      room('no-offers', 'offers?q=zzqqxx'),
      room('new-offer', 'offers?open=new'),
      room('support', 'support'),
      room('support-open', `support?q=${incidentNumber}&open=${incidentId}`),
      room('demand', 'demand'),
      room('waitlist', 'demand/people'),
      room('dictionary', 'dictionary'),
      room('new-words', 'dictionary?lang=hi&open=new'),
      room('audit', 'audit'),
    ],
  };
}

export const backofficeTours = { backoffice: once(backofficeTour) };
