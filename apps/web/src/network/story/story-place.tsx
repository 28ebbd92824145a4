import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import styles from './story-place.module.css';

const StoryRail = lazyOptional(
  () => import('./story-rail.tsx'),
  ({ StoryRail: Rail }) => Rail,
);

/** Room for the rail, which comes after the page and moves nothing. */
export const StoryPlace = () => (
  <div className={styles.place}>
    <Suspense fallback={null}>
      <StoryRail />
    </Suspense>
  </div>
);
