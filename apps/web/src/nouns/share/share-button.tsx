import { type ReactNode, Suspense, lazy } from 'react';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import type { ButtonProps } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { shareDialogName, sharedParameter, sharingOf } from './share-address.ts';
import type { SharedSubject } from './shared-subject.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Opens the links of one thing, `?dialog=share&shared=`: a new one, and those that were given before. */
export function ShareButton({
  of,
  children,
  ...look
}: Pick<ButtonProps, 'tone' | 'small' | 'wide' | 'icon' | 'aria-label'> & {
  of: SharedSubject;
  children: ReactNode;
}) {
  const link = useDialogLink(shareDialogName, sharingOf(of.subjectId));
  const dialog = useUrlDialog(shareDialogName, [sharedParameter]);
  const isOpen = dialog.opened && dialog.get(sharedParameter) === of.subjectId;
  return (
    <>
      <ButtonLink {...link} {...look}>
        {children}
      </ButtonLink>
      {isOpen && (
        <Suspense>
          <ShareDialog of={of} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
