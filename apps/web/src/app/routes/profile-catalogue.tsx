import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { AddBelonging, BelongingList } from '../../identity/profile/belonging/belonging-list.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('catalogue.title', 'Catalogue'), noindex: true }));

export default function ProfileCatalogue() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('catalogue.title', 'Catalogue')}
      lead={t('catalogue.lead', 'What you sell besides your services, each with its price.')}
      actions={<AddBelonging kind="catalogue" />}
    >
      <BelongingList kind="catalogue" />
    </Page>
  );
}
