import { searchWork } from '@nukkad/contract/office/search/search.api';
import { findsOf } from '@nukkad/frame/find';
import { Palette } from '@nukkad/frame/palette';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useOnline } from '../../platform/online.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { pageOf, searchAddress } from '../search/everyone-address.ts';
import { useCommands, useHindiNames, useRecent } from '../search/palette-hooks.ts';
import { isCommand } from './commands.ts';
import { addressOfHit } from './hit-address.ts';
import { searchLookFor } from './search-look.tsx';
import { localFindsOf } from './work-finds.ts';

/** The part of the words that this dialog speaks, the names of the places among them. */
const searchPart = 'app/work/search-dialog.tsx';

const look = searchLookFor('receiver');

/** The search across everything of a partner and its staff: `?dialog=search`. */
export function SearchDialog({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { t, plural } = useTranslation();
  const { profile } = useSession();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { recent, remember } = useRecent();
  const guard = useMemo(() => profile && guardProfileOf(profile), [profile]);
  const hindi = useHindiNames(searchPart);
  const local = useMemo(() => (guard ? localFindsOf(guard, t, hindi) : []), [guard, t, hindi]);
  const command = useCommands(onKeys);
  const [asked, setAsked] = useState('');
  const everything = (q: string) =>
    pageOf(searchAddress(q), t('search.everything', 'Search all of Nukkad for “{{q}}”', { q }));
  if (!guard) return null;
  return (
    <Palette
      local={local}
      recent={recent}
      waysOn={[
        ...(asked ? [everything(asked)] : []),
        ...local.filter(({ to }) => to === '/consultant-service/bookings'),
      ]}
      isOnline={isOnline}
      look={look}
      speech={{ t, plural }}
      kinds={{ member: t('team.title', 'Your team'), service: t('ownServices.title', 'Your services') }}
      find={async (q, signal) => {
        const { items } = await call(searchWork, { query: { q }, signal, quiet: true });
        setAsked(q);
        const finds = findsOf(items, (hit) => addressOfHit(hit, guard));
        return finds.length === 0 ? [] : [...finds, everything(q)];
      }}
      onOpen={(find) => {
        if (isCommand(find.run)) {
          if (find.run !== 'keys') onClose();
          return command(find.run);
        }
        if (find.kind !== 'action' && !find.to.startsWith(searchAddress(''))) remember(find);
        // In place of the search, so that Back leads to the page behind it.
        void navigate(find.to, { replace: true });
      }}
      onClose={onClose}
      onKeys={onKeys}
    />
  );
}
