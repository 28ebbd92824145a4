import { shopCalled, tapRepair } from '../../fixtures/bookings.ts';
import { lakshmi, lakshmisShop } from '../../fixtures/people.ts';
import { aReviewedVisit, aVisitToReview, report } from '../../fixtures/reviews.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const inDays = 13;

/** The customer's side: asked, rating, and when both have written. */
async function customerTour(): Promise<Tour> {
  const customer = await aCustomer();
  const reviewed = await aReviewedVisit({ customer, inDays });
  const waiting = await aVisitToReview({ customer, inDays });
  const to = ({ bookingId }: { bookingId: string }) => `/buyer/bookings/${bookingId}`;
  return {
    person: customer,
    screens: [
      { name: 'review-nudge', path: '/buyer/bookings?tab=Completed' },
      { name: 'review-ask', path: to(waiting) },
      { name: 'review-rate', path: `${to(waiting)}?dialog=rate&stars=4` },
      { name: 'review-both', path: to(reviewed) },
      {
        name: 'review-photo',
        path: `${to(reviewed)}?dialog=reviewPhoto&photo=${reviewed.photoId}`,
      },
      { name: 'review-service', path: `/services/${tapRepair}` },
      { name: 'review-service-all', path: `/services/${tapRepair}/reviews` },
      { name: 'review-service-none', path: `/services/${tapRepair}/reviews?stars=1` },
      { name: 'review-partner', path: `/partners/${await shopCalled(lakshmisShop, tapRepair)}` },
    ],
  };
}

async function partnerTour(): Promise<Tour> {
  const { bookingId, reviewId } = await aReviewedVisit({ inDays });
  const place = '/consultant-service/reviews';
  return {
    person: lakshmi,
    screens: [
      { name: 'reviews', path: place },
      { name: 'reviews-none', path: `${place}?stars=1&answered=true` },
      { name: 'review-reply', path: `${place}?dialog=reply&review=${reviewId}` },
      {
        name: 'review-report',
        path: `${place.replace('reviews', 'bookings')}/${bookingId}?dialog=reportReview&review=${reviewId}`,
      },
    ],
  };
}

async function officeTour(): Promise<Tour> {
  const { reviewId, photoId } = await aReviewedVisit({ inDays });
  await report(reviewId, photoId);
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-reviews', path: '/backoffice/reviews' },
      { name: 'office-visit-review', path: `/backoffice/reviews?open=${reviewId}` },
    ],
  };
}

export const reviewTours = {
  customerReviews: once(customerTour),
  partnerReviews: once(partnerTour),
  officeReviews: once(officeTour),
};
