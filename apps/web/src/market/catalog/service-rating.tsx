import type { ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Rating } from '../../ui/mark/rating.tsx';

/** The rating of a service; without one, the number of partners. */
export function ServiceRating({ service }: { service: ServiceCard }) {
  const { plural } = useTranslation();
  const { rating, ratingCount, partnerCount } = service;
  if (rating !== null) return <Rating value={rating} count={ratingCount} />;
  if (partnerCount === 0) return null;
  return (
    <span>
      {plural('service.partners', partnerCount, {
        one: '{{count}} partner',
        other: '{{count}} partners',
      })}
    </span>
  );
}
