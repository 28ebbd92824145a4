import { ActiveDevices } from '../../identity/account/device/active-devices.tsx';
import { CloseAccount } from '../../identity/account/deactivation/close-account.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('devices.title', 'Devices and account'), noindex: true }));

/** Where one is signed in, and the way to close the account. */
export default function Devices() {
  const { t } = useTranslation();
  return (
    <Page title={t('devices.title', 'Devices and account')}>
      <ActiveDevices />
      <CloseAccount />
    </Page>
  );
}
