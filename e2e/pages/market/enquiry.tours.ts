import { newEnquiry, sayInEnquiry } from '@nukkad/contract/market/enquiry/enquiry.api';
import { callAs } from '../../fixtures/api.ts';
import { shopCalled, tapRepair } from '../../fixtures/bookings.ts';
import { lakshmi, lakshmisShop } from '../../fixtures/people.ts';
import { type Customer, aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const inPaise = 100;

async function anEnquiry({ session }: Customer, message: string): Promise<string> {
  const organisationIds = [await shopCalled(lakshmisShop, tapRepair)];
  const { items } = await callAs(session, newEnquiry, {
    body: { serviceId: tapRepair, message, pincode: '560038', organisationIds },
  });
  return items[0]?.enquiryId ?? '';
}

const answer = async (enquiryId: string) =>
  callAs(await sessionOf(lakshmi), sayInEnquiry, {
    body: {
      enquiryId,
      message: 'Yes, we repair mixer taps too. Two take about an hour.',
      suggestion: { serviceId: tapRepair, priceFrom: 900 * inPaise, priceTo: 1_400 * inPaise },
    },
  });

/** A customer's questions: one answered with a price. */
async function enquiryTour(): Promise<Tour> {
  const person = await aCustomer();
  const enquiryId = await anEnquiry(person, 'Do you also repair mixer taps? What would two cost?');
  await answer(enquiryId);
  return {
    person,
    screens: [
      { name: 'enquiries', path: '/buyer/enquiries' },
      { name: 'enquiry', path: `/buyer/enquiries/${enquiryId}` },
      { name: 'enquiry-ask', path: `/buyer/enquiries/new?service=${tapRepair}` },
    ],
  };
}

/** The same as the partner sees them: one that waits for an answer. */
async function enquiriesTour(): Promise<Tour> {
  await answer(await anEnquiry(await aCustomer(), 'My tap drips at night. Can you come on Sunday?'));
  const waiting = await anEnquiry(await aCustomer(), 'Do you bring a new cartridge for a Jaquar mixer?');
  const enquiries = '/consultant-service/enquiries';
  return {
    person: lakshmi,
    screens: [
      { name: 'partner-enquiries', path: enquiries },
      { name: 'partner-enquiry', path: `${enquiries}/${waiting}` },
    ],
  };
}

export const enquiryTours = { enquiry: once(enquiryTour), enquiries: once(enquiriesTour) };
