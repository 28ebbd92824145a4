import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('updatePartner.edit', 'Complete your partner profile'),
  noindex: true,
}));

export default function PartnerProfileUpdate() {
  const { t } = useTranslation();
  return (
    <Page title={t('updatePartner.edit', 'Complete your partner profile')}>
      <EmptyScreen
        name="incomplete-profile"
        action={<ButtonLink to="/help/support">{t('accountStatus.contact', 'Contact Us')}</ButtonLink>}
      />
    </Page>
  );
}
