import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { getReview } from '@nukkad/contract/market/partnership/review.api';

/** A profile or a change of it, as the reviewer sees it. */
export type Review = EndpointOutput<typeof getReview>;
