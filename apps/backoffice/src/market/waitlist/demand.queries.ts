import { listDemand } from '@nukkad/contract/market/waitlist/waitlist-office.api';
import { call } from '../../platform/call.ts';
import { pagedQuery } from '../../platform/paged.query.ts';

/** Those with the most people first. */
export const demandQuery = () =>
  pagedQuery(['demand'], (from) => call(listDemand, { query: { limit: 40, ...from } }));
