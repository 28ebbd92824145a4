import type { Page } from '@nukkad/contract/kernel/page';
import type { WaitlistEntry } from '@nukkad/contract/market/waitlist/waitlist.model';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import type { WaitlistInterfaces } from './waitlist.interface.ts';
import { type WaitlistRow, listOwnRows } from './waitlist.store.ts';

/** The places of one page, each looked up once. */
export async function namesOfPlaces(
  { geography }: Pick<WaitlistInterfaces, 'geography'>,
  reader: Reader,
  rows: readonly WaitlistRow[],
): Promise<ReadonlyMap<string, string>> {
  const places = new Map(rows.map((row) => [row.pincode ?? row.cityCode ?? '', row]));
  const named = [...places].map(async ([key, row]) => [key, await geography.placeName(reader, row)] as const);
  return new Map(await Promise.all(named));
}

export async function listWaitlist(
  reader: Reader,
  parts: WaitlistInterfaces,
  { userId, lang }: { readonly userId: string; readonly lang: 'en' | 'hi' },
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<WaitlistEntry>> {
  const rows = await listOwnRows(reader, userId, readInstantCursor(cursor), limit + 1);
  const [services, places] = await Promise.all([
    parts.catalog.services(reader, [...new Set(rows.map((row) => row.serviceId))], lang),
    namesOfPlaces(parts, reader, rows),
  ]);
  const present = (row: WaitlistRow): WaitlistEntry => ({
    entryId: row.entryId,
    serviceId: row.serviceId,
    serviceName: services.get(row.serviceId)?.name ?? row.serviceId,
    place: places.get(row.pincode ?? row.cityCode ?? '') ?? '',
    pincode: row.pincode,
    cityCode: row.cityCode,
    createdAt: row.createdAt.toISOString(),
    toldAt: row.toldAt?.toISOString() ?? null,
  });
  return pageFrom(rows, limit, present, (row) => [row.createdAt.toISOString(), row.entryId]);
}
