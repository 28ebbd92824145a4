import { FindPeople } from '../../../network/connection/find-people.tsx';
import { NetworkFrame } from '../../../network/connection/network-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('network.tab.find', 'Find people'), noindex: true }));

export default function Find() {
  return (
    <NetworkFrame>
      <FindPeople />
    </NetworkFrame>
  );
}
