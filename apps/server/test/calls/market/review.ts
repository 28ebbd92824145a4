import { getVisitReviews, writeReview } from '@nukkad/contract/market/review/review.api';
import { randomUUID } from 'node:crypto';
import { type DomainCalls, upload } from '../../walks/domain-calls.ts';

const noOne = '00000000-0000-7000-8000-000000000000';

export const calls: DomainCalls = {
  tries: ({ photos }) => ({
    'POST /reviews/photos': {
      right: 'buyer',
      send: (person, { done }) => upload(photos, `reviews/photos?bookingId=${done}`)(person),
    },
    'GET /reviews/visit': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(getVisitReviews, { query: { bookingId: done } }),
    },
    'POST /reviews': {
      right: 'buyer',
      // With a link nothing is kept, also of who may write.
      send: ({ client }, { done }) =>
        client.askLoosely(writeReview, {
          body: { bookingId: done, stars: 5, tags: [], words: 'www.example.in', showName: false },
          headers: { 'idempotency-key': randomUUID() },
        }),
    },
  }),
  publicIds: [
    'GET /reviews',
    'GET /reviews/service',
    'GET /service/professionalDetails',
    'POST /reviews/report',
  ],
  triedAtHome: {
    'DELETE /reviews/photos': 'src/market/review/photo/photos.test.ts',
    'PATCH /reviews': 'src/market/review/review.test.ts',
    'POST /reviews/reply': 'src/market/review/review.test.ts',
  },
  lists: {
    'GET /reviews': { query: `organisationId=${noOne}`, who: null, empty: true },
    'GET /reviews/toWrite': { query: '', who: 'buyer' },
    'GET /happyCustomers': { query: '', who: null, empty: true },
    'GET /service/partner/reviews': { query: '', who: 'owner', empty: true },
  },
};
