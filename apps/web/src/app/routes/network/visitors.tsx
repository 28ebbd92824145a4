import { NetworkFrame } from '../../../network/connection/network-frame.tsx';
import { VisitorList } from '../../../network/connection/visitor-list.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('network.visitors.title', 'Who looked at your page'),
  noindex: true,
}));

export default function Visitors() {
  return (
    <NetworkFrame>
      <VisitorList />
    </NetworkFrame>
  );
}
