import { Suspense, useSyncExternalStore } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { onAlert, presentAlert } from '../../ui/state/alert.ts';

const AlertDialog = lazyOptional(
  () => import('../../ui/dialog/alert-dialog.tsx'),
  (part) => part.AlertDialog,
);

/** Draws the alert while there is one; it opens by itself in the middle of something, so it has no address. */
export function AlertHost() {
  const words = useSyncExternalStore(onAlert, presentAlert, () => null);
  return <Suspense>{words !== null && <AlertDialog words={words} />}</Suspense>;
}
