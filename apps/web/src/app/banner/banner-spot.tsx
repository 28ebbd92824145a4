import type { BannerPage } from '@nukkad/contract/office/piece/piece.model';
import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useNearView } from '../../ui/browser/use-near-view.ts';

const BannerPlace = lazyOptional(
  () => import('../../office/piece/banner-place.tsx'),
  (part) => part.BannerPlace,
);

/** Where a page has room for banners, when it is read that far: what lies below is moved out of sight. */
export function BannerSpot({ page }: { page: BannerPage }) {
  const { ref, near } = useNearView<HTMLDivElement>('300px');
  return (
    <div ref={ref}>
      {near && (
        <Suspense>
          <BannerPlace page={page} />
        </Suspense>
      )}
    </div>
  );
}
