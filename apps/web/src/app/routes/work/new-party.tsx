import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { NewParty } from '../../../work/party/write-party-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('party.new', 'Add a customer or supplier'),
  noindex: true,
}));

export default function NewPartyPage() {
  const { t } = useTranslation();
  const back = { to: '/projects/parties', label: t('party.title', 'Customers and suppliers') };
  return (
    <Page title={t('party.new', 'Add a customer or supplier')} back={back} narrow>
      <NewParty />
    </Page>
  );
}
