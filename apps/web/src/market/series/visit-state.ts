import type { SeriesVisit } from '@nukkad/contract/market/series/series.model';

type Status = SeriesVisit['status'];

const dead: ReadonlySet<Status> = new Set<Status>(['Cancelled', 'Rejected', 'Refunded']);
const changeable: ReadonlySet<Status> = new Set<Status>(['Partner Assigned', 'Accepted', 'Assigned']);

/** It does not take place. */
export const isDead = (status: Status): boolean => dead.has(status);

/** It is booked and may be moved or skipped; its own page says on what terms. */
export const mayChange = (status: Status): boolean => changeable.has(status);
