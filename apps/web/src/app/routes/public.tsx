import { Outlet, useMatches } from 'react-router';
import type { PageHandle } from '../page-head.tsx';
import { Shell } from '../shell/shell.tsx';

export default function PublicLayout() {
  const bare = useMatches().some((match) => (match.handle as PageHandle | undefined)?.ownAwning);
  return (
    <Shell bare={bare}>
      <Outlet />
    </Shell>
  );
}
