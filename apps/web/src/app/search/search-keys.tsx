import { PageKeysListener } from '@nukkad/frame/page-keys-listener';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

const KeysDialog = lazyOptional(
  () => withWords('app/work/keys-dialog.tsx', () => import('../work/keys-dialog.tsx')),
  (part) => part.KeysDialog,
);
const EveryoneDialog = lazyOptional(
  () => withWords('app/search/everyone-dialog.tsx', () => import('./everyone-dialog.tsx')),
  (part) => part.EveryoneDialog,
);

const keysDialog = 'keys';

/** The keyboard of the site's own frame, and its search; both dialogs are fetched when they are first opened. `first`: a press that came before this did. */
export function SearchKeys({ first }: { first: KeyboardEvent | null }) {
  const personId = useSession().profile?.userId ?? '';
  const navigate = useNavigate();
  const search = useUrlDialog('search');
  const keys = useUrlDialog(keysDialog);
  const toKeys = () =>
    void navigate({ search: `?dialog=${keysDialog}` }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageKeysListener
        personId={personId}
        first={first}
        onSearch={() => search.open()}
        onKeys={() => keys.open()}
      />
      <Suspense>
        {search.opened && <EveryoneDialog onClose={search.close} onKeys={toKeys} />}
        {keys.opened && <KeysDialog name={keysDialog} personId={personId} />}
      </Suspense>
    </>
  );
}
