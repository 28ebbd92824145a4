import { PageKeysListener } from '@nukkad/frame/page-keys-listener';
import { Suspense } from 'react';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';

const keysDialog = 'keys';
const KeysDialog = lazyOptional(
  () => withWords('app/work/keys-dialog.tsx', () => import('./keys-dialog.tsx')),
  (part) => part.KeysDialog,
);

/** The keyboard of the frame of work; its dialogs are fetched when they are first opened. */
export function WorkKeys() {
  const personId = useSession().profile?.userId ?? '';
  const keys = useUrlDialog(keysDialog);
  return (
    <>
      <PageKeysListener personId={personId} onSearch={() => undefined} onKeys={() => keys.open()} />
      <Suspense>{keys.opened && <KeysDialog name={keysDialog} personId={personId} />}</Suspense>
    </>
  );
}
