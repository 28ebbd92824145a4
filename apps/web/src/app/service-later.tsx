/** Parts of a service's page that are fetched when they are needed, in one file: each name of one costs its first load bytes. */
export { LaterServiceReviews } from '../market/review/later-service-reviews.tsx';
export { NoPartner } from './no-partner.tsx';
