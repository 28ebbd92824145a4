import type { Favourite, RecommendedProvider } from '@nukkad/contract/market/favourite/favourite.model';
import type { Organisation } from '../../identity/partner/index.ts';
import type { OffersAt } from '../catalog/index.ts';
import type { FavouriteRow } from './favourite.store.ts';
import { reasonOf } from './recommend.rules.ts';
import type { SuitedRow } from './recommend.store.ts';

export function presentFavourite(
  row: FavouriteRow,
  known: {
    readonly partner: Organisation | undefined;
    readonly isActive: (partner: Organisation) => boolean;
    readonly serviceName: (serviceId: string) => string;
    readonly cityName: (cityCode: string) => string;
  },
): Favourite {
  const { organisationId, createdAt, bookingId, completedAt, serviceId } = row;
  const { partner } = known;
  const { ratingSum = 0, ratingCount = 0 } = partner ?? {};
  return {
    organisationId,
    companyName: partner?.companyName ?? '',
    cityName: partner ? known.cityName(partner.cityCode) : '',
    rating: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
    ratingCount,
    jobsDone: partner?.jobsDone ?? 0,
    works: partner !== undefined && known.isActive(partner),
    lastVisit:
      bookingId && completedAt && serviceId
        ? { bookingId, serviceId, serviceName: known.serviceName(serviceId), at: completedAt.toISOString() }
        : null,
    likedAt: createdAt.toISOString(),
  };
}

export function presentRecommended(
  row: SuitedRow & { readonly freeAt: string | null },
  present: OffersAt['present'],
): RecommendedProvider {
  const card = present(row);
  return {
    ...card,
    visits: row.visits,
    ownStars: row.own_stars,
    isFavourite: row.is_favourite,
    freeAt: row.freeAt,
    reason: reasonOf(row.rank, card),
  };
}
