import { ActiveDevices } from '../../../identity/account/device/active-devices.tsx';
import { CloseAccount } from '../../../identity/account/deactivation/close-account.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('devices.title', 'Devices and account'), noindex: true }));

/** The person's signed-in devices, and the link that closes the account. */
export default function Devices() {
  const { t } = useTranslation();
  return (
    <Page title={t('devices.title', 'Devices and account')}>
      <ActiveDevices />
      <CloseAccount />
    </Page>
  );
}
