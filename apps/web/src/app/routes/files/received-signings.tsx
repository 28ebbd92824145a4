import { ReceivedList } from '../../../files/envelope/envelope-lists.tsx';
import { ListsFrame } from '../../../files/envelope/lists-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('signing.title', 'Documents to sign'), noindex: true }));

export default function ReceivedSignings() {
  return (
    <ListsFrame>
      <ReceivedList />
    </ListsFrame>
  );
}
