import { Suspense } from 'react';
import { lazyBeside } from '../platform/lazy-beside.ts';
import type { Review } from './use-review.ts';

const ReviewDialog = lazyBeside(
  () => import('./review-dialog.tsx'),
  (module) => module.ReviewDialog,
);

/** Beside a button that confirms something: nothing, until the server says what changed. */
export function ReviewChanges(props: {
  review: Review;
  busy: boolean;
  /** What confirming saves, where the screen behind has fields of its own. */
  note?: string;
  onConfirm: () => void;
}) {
  if (props.review.differences.length === 0) return null;
  return (
    <Suspense>
      <ReviewDialog {...props} />
    </Suspense>
  );
}
