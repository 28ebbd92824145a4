import type { SeriesVisit } from '@nukkad/contract/market/series/series.model';

type Status = SeriesVisit['status'];

const dead: ReadonlySet<Status> = new Set<Status>(['Cancelled', 'Rejected', 'Refunded']);
const changeable: ReadonlySet<Status> = new Set<Status>(['Partner Assigned', 'Accepted', 'Assigned']);

/** Or did; a visit without a booking does once it is booked. */
export const takesPlace = ({ status, outcome }: Pick<SeriesVisit, 'status' | 'outcome'>): boolean =>
  !dead.has(status) && outcome !== 'not_free' && outcome !== 'paused';

/** It is booked and may be moved or skipped; its own page says on what terms. */
export const mayChange = (status: Status): boolean => changeable.has(status);
