import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageTabs } from '../../ui/page/url-tabs.tsx';

/** The places of the network, each at its address. */
export function NetworkFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const label = t('network.title', 'Network');
  return (
    <Page title={label}>
      <PageTabs
        label={label}
        pages={[
          { to: '/network', label: t('network.tab.connections', 'Connections') },
          { to: '/network/requests', label: t('network.tab.requests', 'Requests') },
          { to: '/network/suggestions', label: t('network.tab.suggestions', 'Suggestions') },
          { to: '/network/find', label: t('network.tab.find', 'Find people') },
          { to: '/groups', label: t('network.tab.groups', 'Groups') },
          { to: '/network/visitors', label: t('network.tab.visitors', 'Visitors') },
          { to: '/job-cards', label: t('network.tab.jobs', 'Finished jobs') },
          { to: '/network/blocked', label: t('network.tab.blocked', 'Blocked') },
          { to: '/network/settings', label: t('network.tab.settings', 'Settings') },
        ]}
      />
      {children}
    </Page>
  );
}
