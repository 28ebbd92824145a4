import type { ShownSection } from '@nukkad/contract/office/piece/piece.model';
import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useNearView } from '../../ui/browser/use-near-view.ts';

const HappyCustomers = lazyOptional(
  () => import('../../market/review/happy-customers.tsx'),
  (part) => part.HappyCustomers,
);

const HomeBlogs = lazyOptional(
  () => import('./home-blogs.tsx'),
  (part) => part.HomeBlogs,
);

/** What customers say and what people of the trades write, when the page is read that far. */
export function HomeHappy({ said }: { said: ShownSection }) {
  const { ref, near } = useNearView<HTMLDivElement>('300px');
  return (
    <div ref={ref}>
      {near && (
        <>
          <Suspense>
            <HappyCustomers title={said.title} />
          </Suspense>
          <Suspense>
            <HomeBlogs />
          </Suspense>
        </>
      )}
    </div>
  );
}
