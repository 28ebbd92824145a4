import { applicationCard } from '@nukkad/contract/hiring/application/application.model';
import { foundCandidate } from '@nukkad/contract/hiring/candidate/candidate.model';
import { openJobCard } from '@nukkad/contract/hiring/job/job.model';
import { bookingCard } from '@nukkad/contract/market/booking/booking.model';
import { serviceCard } from '@nukkad/contract/market/catalog/catalog.model';
import { leadCard } from '@nukkad/contract/market/lead/lead.model';
import { earning } from '@nukkad/contract/money/earning/earning.model';
import { monthRow } from '@nukkad/contract/people/attendance/attendance.model';
import { post } from '@nukkad/contract/network/post/post.model';
import { expect, test, vi } from 'vitest';

/** The limit is a program of its own, which is started with it. */
vi.stubEnv('LIMIT_SECRET', 'any');

/** A row of any statement: times where a name says so, else zero. */
const row = new Proxy<Record<string, unknown>>(
  {},
  { get: (_, name) => (/_(at|before|on)$/.test(String(name)) ? new Date(0) : 0) },
);

interface Field {
  readonly _zod: { readonly def: { readonly type: string } };
}

const presented = [
  ['own-bookings.mjs', 'cardOf', bookingCard],
  ['earnings.mjs', 'earningOf', earning],
  ['cards.mjs', 'cardOf', serviceCard],
  ['leads.mjs', 'leadOf', leadCard],
  ['hiring.mjs', 'jobOf', openJobCard],
  ['hiring.mjs', 'candidateOf', foundCandidate],
  ['board.mjs', 'cardOf', applicationCard],
  ['attendance.mjs', 'rowOf', monthRow],
  ['feed.mjs', 'postOf', post],
] as const;

test.each(presented)(
  'what the limit answers by %s %s has every field of the contract, and no other',
  async (file, name, schema) => {
    const limit = (await import(new URL(file, import.meta.url).href)) as Record<
      string,
      (of: typeof row) => object
    >;
    const fields = Object.entries<Field>(schema.shape);
    const optional = fields.flatMap(([field, { _zod }]) => (_zod.def.type === 'optional' ? field : []));
    const answered = Object.keys(limit[name]?.(row) ?? {}).filter((field) => !optional.includes(field));
    const wanted = fields.map(([field]) => field).filter((field) => !optional.includes(field));
    expect(answered.toSorted()).toEqual(wanted.toSorted());
  },
);
