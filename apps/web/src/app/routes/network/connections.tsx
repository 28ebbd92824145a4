import { ConnectionList } from '../../../network/connection/connection-list.tsx';
import { NetworkFrame } from '../../../network/connection/network-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('network.title', 'Network'), noindex: true }));

export default function Connections() {
  return (
    <NetworkFrame>
      <ConnectionList />
    </NetworkFrame>
  );
}
