import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import type { RequestableService } from './service-request.tsx';

const SupportDesk = lazyOptional(
  () => import('./support-desk.tsx'),
  (part) => part.SupportDesk,
);

/** On a public page: phone and mail are there at once, the form is fetched after the page. */
export function SupportLink({ services = [] }: { services?: readonly RequestableService[] }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <SupportDesk services={services} />
    </Suspense>
  );
}
