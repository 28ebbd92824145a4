import { OpenShifts, OwnShifts } from '../../../people/shift/own-shifts.tsx';
import { ShiftRequests } from '../../../people/shift/shift-requests.tsx';
import { SwapDialog } from '../../../people/shift/swap-dialog.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('shift.title', 'Shifts'), noindex: true }));

/** The own shifts, open ones, and what was asked for. */
export default function Shifts() {
  const { t } = useTranslation();
  const tab = useUrlTab(['own', 'open', 'requests']);
  return (
    <Page title={t('shift.title', 'Shifts')} narrow>
      <UrlTabs
        label={t('shift.title', 'Shifts')}
        tabs={[
          { value: 'own', label: t('shift.tab.own', 'My shifts') },
          { value: 'open', label: t('shift.tab.open', 'Open') },
          { value: 'requests', label: t('shift.tab.requests', 'Requests') },
        ]}
      />
      {tab === 'own' && <OwnShifts />}
      {tab === 'open' && <OpenShifts />}
      {tab === 'requests' && <ShiftRequests whose="own" />}
      <SwapDialog />
    </Page>
  );
}
