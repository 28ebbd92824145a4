import { AddAddressLink, AddressBook } from '../../account/address-book.tsx';
import { useAddresses } from '../../account/address.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('address.title', 'Your addresses'), noindex: true }));

export default function Addresses() {
  const { t } = useTranslation();
  const { data, error, refetch } = useAddresses();
  const known = (data?.length ?? 0) > 0;
  return (
    <Page title={t('address.title', 'Your addresses')} actions={known && <AddAddressLink />}>
      {error && !data && (
        <ErrorState
          message={error.message}
          action={<Button onClick={() => void refetch()}>{t('action.retry', 'Try again')}</Button>}
        />
      )}
      {!error && !data && <ListSkeleton count={3} />}
      {data && <AddressBook addresses={data} />}
    </Page>
  );
}
