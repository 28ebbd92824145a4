import { BlockList } from '../../../network/connection/block-list.tsx';
import { NetworkFrame } from '../../../network/connection/network-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('network.tab.blocked', 'Blocked'), noindex: true }));

export default function Blocked() {
  return (
    <NetworkFrame>
      <BlockList />
    </NetworkFrame>
  );
}
