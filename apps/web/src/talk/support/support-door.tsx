import { Suspense } from 'react';
import { lazyBeside } from '../../platform/lazy-beside.ts';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const SupportDesk = lazyBeside(
  () => import('./support-desk.tsx'),
  (part) => part.SupportDesk,
);

/** On a public page: phone and mail are there at once, the form is fetched after the page. */
export function SupportDoor() {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <SupportDesk />
    </Suspense>
  );
}
