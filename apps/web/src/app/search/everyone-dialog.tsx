import { searchGlobal } from '@nukkad/contract/office/search/search.api';
import { findsOf } from '@nukkad/frame/find';
import { Palette } from '@nukkad/frame/palette';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { recentSearches } from '../../market/catalog/suggest/recent-searches.ts';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useOnline } from '../../platform/online.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { isCommand } from '../work/commands.ts';
import { searchLookFor } from '../work/search-look.tsx';
import { addressFor, pageOf, searchAddress } from './everyone-address.ts';
import { everyonesFinds } from './everyone-finds.ts';
import { useCommands, useHindiNames, useRecent } from './palette-hooks.ts';

const searchPart = 'app/search/everyone-dialog.tsx';
const mostRecent = 5;

const looks = { raiser: searchLookFor('raiser'), receiver: searchLookFor('receiver') };

/** The search of buyers, jobseekers and visitors: `?dialog=search`. */
export function EveryoneDialog({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { t, plural } = useTranslation();
  const { profile } = useSession();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { recent, remember } = useRecent();
  const [asked, setAsked] = useState('');
  const guard = useMemo(() => profile && guardProfileOf(profile), [profile]);
  const hindi = useHindiNames(searchPart);
  const local = useMemo(() => everyonesFinds(guard, t, hindi), [guard, t, hindi]);
  const command = useCommands(onKeys);
  const words = recentSearches().map((one) => pageOf(searchAddress(one), one));
  return (
    <Palette
      local={local}
      recent={[...recent, ...words].slice(0, mostRecent)}
      waysOn={[pageOf(searchAddress(asked), t('search.onPage', 'Search on a page of its own'))]}
      isOnline={isOnline}
      look={looks[profile?.role === 'Buyer' ? 'raiser' : 'receiver']}
      speech={{ t, plural }}
      words={{
        placeholder: t('search.placeholder', 'Service, partner, person, post or help'),
        hint: t('search.hint', 'Try other words, or check the spelling. Hindi works too.'),
      }}
      find={async (q, signal) => {
        const { groups } = await call(searchGlobal, { query: { q }, signal, quiet: true });
        setAsked(q);
        const finds = groups.flatMap(({ items }) => findsOf(items, (hit) => addressFor(hit, q, guard)));
        return finds.length === 0
          ? []
          : [...finds, pageOf(searchAddress(q), t('search.all', 'All results for “{{q}}”', { q }))];
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
