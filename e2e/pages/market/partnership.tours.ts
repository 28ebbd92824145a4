import { aBegunPartner, aPartnerUnderReview, aRejectedPartner } from '../../fixtures/partners.ts';
import { cleanCornerOwner } from '../../fixtures/people.ts';
import { type Tour, once } from '../screen.ts';

/** What the owner of a live firm says of it, and the way out, which is open to those who owe nothing. */
const firmTour = (): Promise<Tour> =>
  Promise.resolve({
    person: cleanCornerOwner,
    screens: [
      { name: 'partner-hours', path: '/consultant-service/hours' },
      { name: 'partner-firm', path: '/update-partner' },
      { name: 'partner-firm-edit', path: '/update-partner/profile-update?step=services' },
      { name: 'partner-leave', path: '/update-partner?dialog=leave-partner' },
    ],
  });

/** Becoming a partner, step by step: nothing is filled in yet. */
async function newPartnerTour(): Promise<Tour> {
  const step = (name: string) => ({
    name: `new-partner-${name}`,
    path: `/update-partner/profile-update?step=${name}`,
  });
  return {
    person: await aBegunPartner(),
    screens: [
      ...['firm', 'owner', 'address', 'services', 'bank', 'documents', 'review'].map(step),
      { name: 'new-partner', path: '/update-partner' },
    ],
  };
}

async function rejectedPartnerTour(): Promise<Tour> {
  return {
    person: await aRejectedPartner(),
    screens: [
      { name: 'profile-rejected', path: '/update-partner' },
      { name: 'profile-rejected-mend', path: '/update-partner/profile-update?step=firm' },
    ],
  };
}

async function reviewedPartnerTour(): Promise<Tour> {
  return {
    person: await aPartnerUnderReview(),
    screens: [
      { name: 'under-review', path: '/update-partner' },
      { name: 'under-review-home', path: '/consultant-service' },
    ],
  };
}

export const partnershipTours = {
  firm: once(firmTour),
  newPartner: once(newPartnerTour),
  reviewedPartner: once(reviewedPartnerTour),
  rejectedPartner: once(rejectedPartnerTour),
};
