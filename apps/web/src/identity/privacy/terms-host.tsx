import { Suspense, useEffect, useState } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { onTermsAsked } from '../../platform/session/session-store.ts';

const TermsDialog = lazyOptional(
  () => import('./terms-dialog.tsx'),
  (part) => part.TermsDialog,
);

/** Draws the question while a call was refused for terms that were not agreed to; it opens by itself, so it has no address. */
export function TermsHost() {
  const [asked, setAsked] = useState(false);
  useEffect(() => onTermsAsked(() => setAsked(true)), []);
  return (
    asked && (
      <Suspense>
        <TermsDialog onClose={() => setAsked(false)} />
      </Suspense>
    )
  );
}
