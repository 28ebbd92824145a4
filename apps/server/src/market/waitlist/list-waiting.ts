import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { WaitingPerson } from '@nukkad/contract/market/waitlist/waitlist-office.api';
import type { Person } from '../../identity/account/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import { namesOfPlaces } from './list-waitlist.ts';
import type { WaitlistInterfaces } from './waitlist.interface.ts';
import { maskedEmail } from './waitlist.rules.ts';
import { type WaitingFilter, type WaitlistRow, countWaitingRows, listWaitingRows } from './waitlist.store.ts';

interface Asked extends WaitingFilter, PageAsked {
  readonly sort?: 'newest' | 'oldest' | undefined;
}

/** Who waits, for the back office. No contact leaves in full: the message goes out by itself. */
export function listWaiting(
  reader: Reader,
  parts: WaitlistInterfaces,
  lang: 'en' | 'hi',
  { sort = 'newest', ...asked }: Asked,
): Promise<CountedPage<WaitingPerson>> {
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listWaitingRows(reader, filter, { after, limit: most, sort }),
    key: (row) => [row.createdAt, row.entryId],
    count: (filter) => countWaitingRows(reader, filter),
    items: async (rows) => {
      const [services, categories, places, people] = await Promise.all([
        parts.catalog.services(reader, [...new Set(rows.map((row) => row.serviceId))], lang),
        parts.catalog.categoryNames(lang),
        namesOfPlaces(parts, reader, rows),
        parts.account.getPeople(
          reader,
          rows.flatMap(({ userId }) => userId ?? []),
        ),
      ]);
      const contactOf = ({ mobileNumber, email }: WaitlistRow, person: Person | undefined) => {
        const number = mobileNumber ?? person?.mobileNumber ?? '';
        const address = email ?? person?.email ?? '';
        return number === '' ? maskedEmail(address) : parts.account.maskedNumber(number);
      };
      const present = (row: WaitlistRow): WaitingPerson => {
        const person = row.userId === null ? undefined : people.get(row.userId);
        return {
          entryId: row.entryId,
          serviceId: row.serviceId,
          serviceName: services.get(row.serviceId)?.name ?? row.serviceId,
          categoryName: categories.get(row.categoryId) ?? row.categoryId,
          place: places.get(row.pincode ?? row.cityCode ?? '') ?? '',
          userId: row.userId,
          fullName: person?.fullName ?? '',
          maskedContact: contactOf(row, person),
          createdAt: row.createdAt.toISOString(),
          toldAt: row.toldAt?.toISOString() ?? null,
        };
      };
      return rows.map(present);
    },
  });
}
