import { TripPage } from '../../../people/travel/trip-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/trip.ts';

export const handle = page(({ t }) => ({ title: t('trip.one', 'Trip'), noindex: true }));

export default function Trip({ params }: Route.ComponentProps) {
  return <TripPage requestId={params.requestId} />;
}
