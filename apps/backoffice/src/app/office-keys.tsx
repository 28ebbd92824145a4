import { PageKeysListener } from '@nukkad/frame/page-keys-listener';
import { useUrlDialog } from '@nukkad/frame/url-dialog';
import { Suspense, lazy } from 'react';
import { useNavigate } from 'react-router';
import { loadSearch, searchDialog } from './load-search.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((part) => ({ default: part.KeysDialog })));
const SearchDialog = lazy(() => loadSearch().then((part) => ({ default: part.SearchDialog })));

/** The keyboard of the back office, and its search; both dialogs are fetched when they are first opened. */
export function OfficeKeys({ personId }: { personId: string }) {
  const navigate = useNavigate();
  const search = useUrlDialog(searchDialog);
  const keys = useUrlDialog('keys');
  const toKeys = () => void navigate({ search: '?dialog=keys' }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageKeysListener personId={personId} onSearch={() => search.open()} onKeys={() => keys.open()} />
      <Suspense>
        {search.opened && <SearchDialog personId={personId} onClose={search.close} onKeys={toKeys} />}
        {keys.opened && <KeysDialog personId={personId} onClose={keys.close} />}
      </Suspense>
    </>
  );
}
