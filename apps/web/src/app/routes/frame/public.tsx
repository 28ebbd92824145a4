import { Outlet, useMatches } from 'react-router';
import { handleOf } from '../../page-head.tsx';
import { Shell } from '../../shell/shell.tsx';

export default function PublicLayout() {
  const bare = useMatches().some((match) => handleOf(match)?.ownAwning);
  return (
    <Shell bare={bare}>
      <Outlet />
    </Shell>
  );
}
