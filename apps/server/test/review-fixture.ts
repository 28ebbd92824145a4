import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { writeReview } from '@nukkad/contract/market/review/review.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createPartnerDomain } from '../src/identity/partner/index.ts';
import { createReviewDomain } from '../src/market/review/index.ts';
import type { ReviewInterfaces } from '../src/market/review/review.interface.ts';
import type { ReadStarsOfServices, StarsOfServices } from '../src/market/catalog/index.ts';
import { type ExtensionPoint, extensionPoint } from '../src/platform/extension.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { type BookingFixture, bookingFixture } from './booking-fixture.ts';
import { aGround } from './ground.ts';
import { required } from './required.ts';

export interface Said {
  readonly stars?: number;
  readonly tags?: readonly string[];
  readonly words?: string;
  readonly showName?: boolean;
}

export interface ReviewFixture extends BookingFixture {
  readonly owner: Viewer;
  readonly professional: Viewer;
  /** A visit whose work is done, and that both sides may review. */
  finished(): Promise<string>;
  write(viewer: Viewer, bookingId: string, said?: Said): ReturnType<BookingFixture['book']>;
  /** What the catalogue is told of the services' stars. */
  stars(): Promise<StarsOfServices>;
  /** Sums of the shown reviews beside what is kept of them. */
  sums(): Promise<{ kept: readonly unknown[]; shown: readonly unknown[] }>;
}

const catalogAsking = (stars: ExtensionPoint<ReadStarsOfServices>) =>
  ({
    services: async (_reader: unknown, ids: readonly string[]) =>
      new Map(ids.map((id) => [id, { serviceId: id, name: 'Fan fitting' }])),
    offeredServices: async () => [{ serviceId: 'test-fan-fitting', name: 'Fan fitting' }],
    stars,
  }) as unknown as ReviewInterfaces['catalog'];

/** Finished visits of Meera with Asha Electricals, behind HTTP. */
export async function reviewFixture(): Promise<ReviewFixture> {
  const stars = extensionPoint<ReadStarsOfServices>('catalog.stars');
  const catalog = catalogAsking(stars);
  const base = await bookingFixture((platform, booking) => [
    createPartnerDomain(platform),
    createReviewDomain(platform, { ...aGround(platform), catalog, booking }),
  ]);
  const [{ owner, professionals }] = base.partners;
  /** The next day at ten on which the professional is free, whatever the clock says. */
  let last = base.tomorrow.getTime();
  const nextStart = (): Date => {
    do last += 86_400_000;
    while (last < base.clock.now().getTime() + 43_200_000);
    return new Date(last);
  };
  return {
    ...base,
    owner,
    professional: professionals[0],
    stars: () => stars.single()(),
    finished: async () => {
      const bookingId = await base.started({ startsAt: nextStart() });
      const done = await base.as(required(professionals[0])).ask(completeBooking, { body: { bookingId } });
      if (done.status >= 300) throw new Error(JSON.stringify(done.body));
      await base.drain();
      return bookingId;
    },
    write: (viewer, bookingId, said = {}) =>
      base.as(viewer).askLoosely(writeReview, {
        body: { bookingId, stars: 5, tags: [], words: '', showName: false, ...said },
        headers: { 'idempotency-key': randomUUID() },
      }),
    sums: async () => ({
      kept: [
        ...(await base.rows(sql`select subject, subject_id, stars, reviews from rating
          where reviews <> 0 and subject <> 'service' order by 1, 2, 3`)),
        ...(await base.rows(
          sql`select service_id, stars, reviews from service_rating where reviews <> 0 order by 1, 2`,
        )),
        ...(await base.rows(sql`select organisation_id as id, rating_sum, rating_count from organisation where rating_count <> 0
          union all select staff_id, rating_sum, rating_count from staff_member where rating_count <> 0 order by 1`)),
      ],
      shown: [
        ...(await base.rows(sql`select subject, subject_id, stars, count(*)::int as reviews from review
          cross join lateral (values ('partner', organisation_id, 'customer'), ('professional', staff_id, 'customer'),
            ('customer', buyer_id, 'partner')) as of(subject, subject_id, by)
          where status = 'Shown' and side = of.by group by 1, 2, 3 order by 1, 2, 3`)),
        ...(await base.rows(sql`select service_id, stars, count(*)::int as reviews from review
          where status = 'Shown' and side = 'customer' group by 1, 2 order by 1, 2`)),
        ...(await base.rows(sql`select of.id, sum(stars)::int as rating_sum, count(*)::int as rating_count from review
          cross join lateral (values (organisation_id), (staff_id)) as of(id)
          where status = 'Shown' and side = 'customer' group by 1 order by 1`)),
      ],
    }),
  };
}
