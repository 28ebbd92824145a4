import { SuggestionList } from '../../../network/connection/suggestion-list.tsx';
import { NetworkFrame } from '../../../network/connection/network-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('network.tab.suggestions', 'Suggestions'),
  noindex: true,
}));

export default function Suggestions() {
  return (
    <NetworkFrame>
      <SuggestionList />
    </NetworkFrame>
  );
}
