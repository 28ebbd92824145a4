import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('catalogue.title', 'Your catalogue'), noindex: true }));

/** The second entry of the themes: how the own catalogue looks. */
export default function CatalogueSettings() {
  const { t } = useTranslation();
  const sells = useSession().profile?.role !== 'Buyer';
  return (
    <Page title={t('catalogue.title', 'Your catalogue')}>
      <EmptyScreen
        name="no-products"
        {...(sells
          ? {}
          : {
              action: <ButtonLink to="/services">{t('catalogue.look', 'Look at the services')}</ButtonLink>,
            })}
      />
    </Page>
  );
}
