import type { Stopper } from '@nukkad/contract/market/stop/stop.noun';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { Suspense, lazy } from 'react';
import type { BookingChanges } from './stop.queries.ts';

const StoppingEarly = lazy(async () => ({ default: (await import('./stopping-early.tsx')).StoppingEarly }));

/** Of a visit that is under way alone, and its code loads with one. */
export function WayToStop(place: { booking: BookingDetails; side: Stopper; changes: BookingChanges }) {
  if (place.booking.status !== 'Inprogress') return null;
  return (
    <Suspense fallback={null}>
      <StoppingEarly {...place} />
    </Suspense>
  );
}
