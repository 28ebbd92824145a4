import { supportEmpty } from './support.empty.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { useOwnIncidents } from './support.queries.ts';

/** There is no live chat yet: shows that support ended where the last message was settled, else that all are busy. */
export function SupportTalk() {
  const query = useOwnIncidents();
  return (
    <Loaded query={query} waiting={<ListSkeleton count={1} />}>
      {({ items: [last] }) => (
        <EmptyScreen
          screen={
            supportEmpty[
              last?.status === 'Resolved' || last?.status === 'Closed' ? 'support-ended' : 'support-busy'
            ]
          }
        />
      )}
    </Loaded>
  );
}
