import { searchWork } from '@nukkad/contract/office/search/search.api';
import { type Find, findsOf, withRecent } from '@nukkad/frame/find';
import { Palette } from '@nukkad/frame/palette';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { keep, kept } from '../../platform/device-storage/device-storage.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useOnline } from '../../platform/online.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { chooseColorScheme } from '../../ui/theme/color-scheme.ts';
import { type CommandName, isCommand } from './commands.ts';
import { addressOfHit } from './hit-address.ts';
import { searchLook } from './search-look.tsx';
import { localFindsOf } from './work-finds.ts';

const recentKey = 'recentFinds';
/** The part of the words that this dialog speaks, the names of the places among them. */
const searchPart = 'app/work/search-dialog.tsx';

/** What this person opened from the search before, on this device until the session ends. */
function useRecent() {
  const [recent, setRecent] = useState<readonly Find[]>([]);
  useEffect(() => {
    let isOpen = true;
    void kept<readonly Find[]>(recentKey).then((finds) => isOpen && finds && setRecent(finds));
    return () => {
      isOpen = false;
    };
  }, []);
  return { recent, remember: (find: Find) => void keep(recentKey, withRecent(recent, find)) };
}

/** The words of the navigation in Hindi, for who reads English and types Hindi; fetched once the search is open. */
function useHindiNames(): Translate | undefined {
  const { language } = useTranslation();
  const [names, setNames] = useState<Translate>();
  useEffect(() => {
    if (language !== 'en') return;
    let isOpen = true;
    const bring = async () => {
      const { hindiParts } = await import('../../platform/i18n/hindi-parts.ts');
      const words = await hindiParts([searchPart]);
      if (isOpen) setNames(() => (key: string, english: string) => words[key] ?? english);
    };
    // Without them the search has its English names.
    void bring().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [language]);
  return names;
}

/** Does a command where the person is. */
function useCommands(onKeys: () => void) {
  const { choose } = useLanguage();
  return (name: CommandName) => {
    if (name === 'keys') onKeys();
    else if (name === 'en' || name === 'hi') void choose(name);
    else chooseColorScheme(name);
  };
}

/** The search across everything of a partner and its staff: `?dialog=search`. */
export function SearchDialog({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { t, plural } = useTranslation();
  const { profile } = useSession();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { recent, remember } = useRecent();
  const guard = useMemo(() => profile && guardProfileOf(profile), [profile]);
  const hindi = useHindiNames();
  const local = useMemo(() => (guard ? localFindsOf(guard, t, hindi) : []), [guard, t, hindi]);
  const command = useCommands(onKeys);
  if (!guard) return null;
  return (
    <Palette
      local={local}
      recent={recent}
      waysOn={local.filter(({ to }) => to === '/consultant-service/bookings')}
      isOnline={isOnline}
      look={searchLook}
      speech={{ t, plural }}
      kinds={{ member: t('team.title', 'Your team'), service: t('ownServices.title', 'Your services') }}
      find={async (q, signal) => {
        const { items } = await call(searchWork, { query: { q }, signal, quiet: true });
        return findsOf(items, (hit) => addressOfHit(hit, guard));
      }}
      onOpen={(find) => {
        if (isCommand(find.run)) {
          if (find.run !== 'keys') onClose();
          return command(find.run);
        }
        if (find.kind !== 'action') remember(find);
        // In place of the search, so that Back leads to the page behind it.
        void navigate(find.to, { replace: true });
      }}
      onClose={onClose}
      onKeys={onKeys}
    />
  );
}
