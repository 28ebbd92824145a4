import { addFavourite, addFavouriteProfessional } from '@nukkad/contract/market/favourite/favourite.api';
import { callAs } from '../../fixtures/api.ts';
import { aFinishedBooking, shopCalled, tapRepair } from '../../fixtures/bookings.ts';
import { lakshmisShop } from '../../fixtures/people.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const inDays = 13;

/** A partner that came before, marked as a favourite. */
async function favouriteTour(): Promise<Tour> {
  const person = await aCustomer();
  const { bookingId } = await aFinishedBooking({ customer: person, inDays });
  const organisationId = await shopCalled(lakshmisShop, tapRepair);
  await callAs(person.session, addFavouriteProfessional, { body: { bookingId } });
  await callAs(person.session, addFavourite, { body: { organisationId } });
  return {
    person,
    screens: [
      { name: 'favourites', path: '/buyer/favourites' },
      { name: 'other-partners', path: `/buyer/partners/${tapRepair}` },
      { name: 'favourite-partner', path: `/partners/${organisationId}` },
    ],
  };
}

export const favouriteTours = { favourite: once(favouriteTour) };
