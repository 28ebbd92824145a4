import { NotServed } from '../market/catalog/details/not-served.tsx';
import { WaitlistForm } from '../market/waitlist/waitlist-form.tsx';
import { placeName, useServiceLocation } from '../platform/location/location-store.ts';

/** What to do where no partner offers a service: be told when one does, look elsewhere, or look at others. */
export function NoPartner({
  serviceId,
  categoryId,
  citySlug,
  city,
}: {
  serviceId: string;
  categoryId: string;
  /** Of a page about one city, with its name; left out: the place that the visitor has chosen. */
  citySlug?: string;
  city?: string;
}) {
  const location = useServiceLocation();
  const place = city ?? (location ? placeName(location) : '');
  return (
    <NotServed categoryId={categoryId} canMove={city === undefined}>
      <WaitlistForm serviceId={serviceId} place={place} {...(citySlug !== undefined && { citySlug })} />
    </NotServed>
  );
}
