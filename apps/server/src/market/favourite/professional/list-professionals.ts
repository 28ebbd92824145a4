import type { Page } from '@nukkad/contract/kernel/page';
import type { FavouriteProfessional } from '@nukkad/contract/market/favourite/favourite.model';
import type { Organisation, Staff } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { FavouriteDependencies } from '../favourite.interface.ts';
import { type LikedPersonRow, listLikedPeople } from './professional.store.ts';

function present(
  { staffId, createdAt, bookingId, completedAt }: LikedPersonRow,
  staff: Staff,
  organisation: Organisation | undefined,
  isActive: (organisation: Organisation) => boolean,
): FavouriteProfessional {
  const { ratingSum, ratingCount } = staff;
  const works = staff.isActive && staff.isProfessional && organisation !== undefined;
  return {
    staffId,
    name: staff.fullName,
    organisationId: staff.organisationId,
    companyName: organisation?.companyName ?? '',
    rating: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
    jobsDone: staff.jobsDone,
    works: works && isActive(organisation),
    lastVisit: bookingId && completedAt ? { bookingId, at: completedAt.toISOString() } : null,
    likedAt: createdAt.toISOString(),
  };
}

/** Names and stars are those of now. */
export async function listFavouriteProfessionals(
  { partner }: FavouriteDependencies,
  reader: Reader,
  asked: { readonly userId: string; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<FavouriteProfessional>> {
  const { userId, cursor, limit } = asked;
  const rows = await listLikedPeople(reader, userId, readInstantCursor(cursor), limit + 1);
  const staff = await partner.getStaff(
    reader,
    rows.map((row) => row.staffId),
  );
  const organisations = await partner.getOrganisations(reader, [
    ...new Set([...staff.values()].map((one) => one.organisationId)),
  ]);
  const known = rows.flatMap((row) => {
    const person = staff.get(row.staffId);
    return person ? [{ row, person }] : [];
  });
  return pageFrom(
    known,
    limit,
    ({ row, person }) => present(row, person, organisations.get(person.organisationId), partner.isActive),
    ({ row }) => [row.createdAt.toISOString(), row.staffId],
  );
}
