import { SentList } from '../../../files/envelope/envelope-lists.tsx';
import { ListsFrame } from '../../../files/envelope/lists-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('signing.tab.sent', 'Sent'), noindex: true }));

export default function SentSignings() {
  return (
    <ListsFrame>
      <SentList />
    </ListsFrame>
  );
}
