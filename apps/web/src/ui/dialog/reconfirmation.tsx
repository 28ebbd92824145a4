import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { OwnWords } from '../state/change-words.ts';
import type { ReconfirmationState } from './use-reconfirmation.ts';

const ReconfirmationDialog = lazyOptional(
  () => import('./reconfirmation-dialog.tsx'),
  (module) => module.ReconfirmationDialog,
);

/** Beside a button that confirms something: nothing, until the server says what changed. */
export function Reconfirmation(props: {
  review: ReconfirmationState;
  busy: boolean;
  /** What confirming saves, where the screen behind has fields of its own. */
  note?: string;
  /** Where one feature alone knows the fields. */
  words?: OwnWords;
  onConfirm: () => void;
}) {
  if (props.review.differences.length === 0) return null;
  return (
    <Suspense>
      <ReconfirmationDialog {...props} />
    </Suspense>
  );
}
