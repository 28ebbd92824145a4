import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useMayOpen } from '../../platform/session/open-link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageTabs } from '../../ui/page/url-tabs.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** What one is asked to sign, and what one sent; staff who do not see documents of the business have the first alone. */
export function ListsFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const maySend = useMayOpen('/signing/new');
  const seesSent = useMayOpen('/signing/sent');
  return (
    <Page
      title={t('signing.title', 'Documents to sign')}
      actions={maySend && <ButtonLink to="/signing/new">{t('signing.new', 'Send a document')}</ButtonLink>}
    >
      {seesSent && (
        <PageTabs
          label={t('signing.title', 'Documents to sign')}
          pages={[
            { to: '/signing', label: t('signing.tab.received', 'For you to sign') },
            { to: '/signing/sent', label: t('signing.tab.sent', 'Sent') },
          ]}
        />
      )}
      {children}
    </Page>
  );
}
