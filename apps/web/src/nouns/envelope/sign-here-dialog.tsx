import { Suspense, lazy } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import type { SigningHere } from './sign-here.tsx';

/** Pens and hands are fetched when someone signs. */
const SignHere = lazy(async () => ({ default: (await import('./sign-here.tsx')).SignHere }));

/** The same in a dialog, which the caller closes once it is signed. */
export function SignHereDialog({
  dialog,
  heading,
  ...signing
}: SigningHere & { readonly dialog: OpenDialog; readonly heading: string }) {
  return (
    <Dialog opened={dialog.opened} onClose={dialog.close} title={heading}>
      <Suspense fallback={<FormSkeleton count={2} />}>
        <SignHere {...signing} />
      </Suspense>
    </Dialog>
  );
}
