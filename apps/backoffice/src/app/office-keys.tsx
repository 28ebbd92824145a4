import { PageKeysListener } from '@nukkad/frame/page-keys-listener';
import { useUrlDialog } from '@nukkad/frame/url-dialog';
import { Suspense, lazy } from 'react';

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((part) => ({ default: part.KeysDialog })));

/** The keyboard of the back office; its dialogs are fetched when they are first opened. */
export function OfficeKeys({ personId }: { personId: string }) {
  const keys = useUrlDialog('keys');
  return (
    <>
      <PageKeysListener personId={personId} onSearch={() => undefined} onKeys={() => keys.open()} />
      <Suspense>{keys.opened && <KeysDialog personId={personId} onClose={keys.close} />}</Suspense>
    </>
  );
}
