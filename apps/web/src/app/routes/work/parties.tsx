import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PartyList } from '../../../work/party/party-list.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('party.title', 'Customers and suppliers'),
  noindex: true,
}));

export default function Parties() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('party.title', 'Customers and suppliers')}
      actions={
        <>
          <ButtonLink to="/projects/parties/import" tone="plain">
            {t('party.import', 'Import from a file')}
          </ButtonLink>
          <ButtonLink to="/projects/parties/new">{t('party.new', 'Add a customer or supplier')}</ButtonLink>
        </>
      }
    >
      <PartyList />
    </Page>
  );
}
