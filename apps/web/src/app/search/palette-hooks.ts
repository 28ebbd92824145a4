import { type Find, withRecent } from '@nukkad/frame/find';
import { useEffect, useState } from 'react';
import { keep, kept } from '../../platform/device-storage/device-storage.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { chooseColorScheme } from '../../ui/theme/color-scheme.ts';
import type { CommandName } from '../work/commands.ts';

const recentKey = 'recentFinds';

/** What this person opened from the search before, on this device until the session ends. */
export function useRecent() {
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

/** The words of the navigation in Hindi, for who reads English and types Hindi; fetched once the search is open. `searchPart`: the part that speaks them. */
export function useHindiNames(searchPart: string): Translate | undefined {
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
  }, [language, searchPart]);
  return names;
}

/** Does a command where the person is. */
export function useCommands(onKeys: () => void) {
  const { choose } = useLanguage();
  return (name: CommandName) => {
    if (name === 'keys') onKeys();
    else if (name === 'en' || name === 'hi') void choose(name);
    else chooseColorScheme(name);
  };
}
