import { PageKeysListener } from '@nukkad/frame/page-keys-listener';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { loadSearch, searchDialog } from './load-search.ts';

const keysDialog = 'keys';
const KeysDialog = lazyOptional(
  () => withWords('app/work/keys-dialog.tsx', () => import('./keys-dialog.tsx')),
  (part) => part.KeysDialog,
);
const SearchDialog = lazyOptional(loadSearch, (part) => part.SearchDialog);

/** The keyboard of the frame of work, and its search; both dialogs are fetched when they are first opened. */
export function WorkKeys() {
  const personId = useSession().profile?.userId ?? '';
  const navigate = useNavigate();
  const search = useUrlDialog(searchDialog);
  const keys = useUrlDialog(keysDialog);
  const toKeys = () =>
    void navigate({ search: `?dialog=${keysDialog}` }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageKeysListener personId={personId} onSearch={() => search.open()} onKeys={() => keys.open()} />
      <Suspense>
        {search.opened && <SearchDialog onClose={search.close} onKeys={toKeys} />}
        {keys.opened && <KeysDialog name={keysDialog} personId={personId} />}
      </Suspense>
    </>
  );
}
