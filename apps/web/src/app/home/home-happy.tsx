import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useNearView } from '../../ui/browser/use-near-view.ts';

const HappyCustomers = lazyOptional(
  () => import('../../market/review/happy-customers.tsx'),
  (part) => part.HappyCustomers,
);

/** What customers say, when the page is read that far. */
export function HomeHappy() {
  const { ref, near } = useNearView<HTMLDivElement>('300px');
  return (
    <div ref={ref}>
      {near && (
        <Suspense>
          <HappyCustomers />
        </Suspense>
      )}
    </div>
  );
}
