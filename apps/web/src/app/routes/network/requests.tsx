import { RequestList } from '../../../network/connection/request-list.tsx';
import { NetworkFrame } from '../../../network/connection/network-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('network.tab.requests', 'Requests'), noindex: true }));

export default function Requests() {
  return (
    <NetworkFrame>
      <RequestList />
    </NetworkFrame>
  );
}
