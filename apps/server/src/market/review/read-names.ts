import type { Reader } from '../../platform/db/database.ts';
import { signLink } from '../../platform/storage/links.ts';
import { type Photo, listPhotosOf } from './photo/photo.store.ts';
import type { Lang, ReviewDependencies } from './review.interface.ts';
import type { Names } from './review.presenter.ts';
import { shortName } from '../../platform/short-name.rules.ts';

/** Whose names are shown; of reviews and of visits alike. */
interface Named {
  readonly bookingId: string;
  readonly buyerId: string;
  readonly organisationId: string;
  readonly staffId: string | null;
  readonly serviceId: string;
  readonly cityCode: string;
}

const each = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** All names and photos of a page, asked together. */
export async function readNames(
  { platform, parts }: ReviewDependencies,
  reader: Reader,
  rows: readonly Named[],
  lang: Lang,
): Promise<Names> {
  const [services, companies, staff, customers, cities, numbers, photos] = await Promise.all([
    parts.catalog.services(reader, each(rows.map((row) => row.serviceId)), lang),
    parts.partner.getOrganisations(reader, each(rows.map((row) => row.organisationId))),
    parts.partner.getStaff(reader, each(rows.map((row) => row.staffId))),
    parts.account.namesOf(reader, each(rows.map((row) => row.buyerId))),
    parts.geography.cityNames(reader, each(rows.map((row) => row.cityCode))),
    parts.booking.bookingNumbers(reader, each(rows.map((row) => row.bookingId))),
    listPhotosOf(reader, each(rows.map((row) => row.bookingId))),
  ]);
  const linked = ({ photoId, storageKey, hiddenReason }: Photo) => ({
    photoId,
    url: signLink(platform.config.secret, storageKey, 'review', platform.clock.now()),
    hiddenReason,
  });
  return {
    service: (id) => services.get(id)?.name ?? '',
    company: (id) => companies.get(id)?.companyName ?? '',
    professional: (id) => (id === null ? '' : (staff.get(id)?.fullName ?? '')),
    customer: (id) => shortName(customers.get(id) ?? ''),
    city: (code) => cities.get(code) ?? '',
    bookingNumber: (id) => numbers.get(id) ?? '',
    photos: (id) => photos.filter(({ bookingId }) => bookingId === id).map(linked),
  };
}
