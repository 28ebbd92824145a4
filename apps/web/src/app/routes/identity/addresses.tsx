import { AddAddressLink, AddressBook } from '../../../places/geography/address-book.tsx';
import { useAddresses } from '../../../places/geography/address.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('address.title', 'Your addresses'), noindex: true }));

export default function Addresses() {
  const { t } = useTranslation();
  const addresses = useAddresses();
  const known = (addresses.data?.length ?? 0) > 0;
  return (
    <Page title={t('address.title', 'Your addresses')} actions={known && <AddAddressLink />}>
      <Loaded query={addresses} waiting={<ListSkeleton count={3} />}>
        {(data) => <AddressBook addresses={data} />}
      </Loaded>
    </Page>
  );
}
