import { NetworkSettings } from '../../../network/member/network-settings.tsx';
import { NetworkFrame } from '../../../network/connection/network-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('network.tab.settings', 'Settings'), noindex: true }));

export default function NetworkSettingsRoute() {
  return (
    <NetworkFrame>
      <NetworkSettings />
    </NetworkFrame>
  );
}
