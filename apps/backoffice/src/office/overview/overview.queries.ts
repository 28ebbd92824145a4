import { getOfficeOverview } from '@nukkad/contract/office/overview/overview.api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** Clocks run out without an event. */
const lookAgainMs = 60_000;

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => call(getOfficeOverview, { signal }),
  refetchInterval: lookAgainMs,
});
