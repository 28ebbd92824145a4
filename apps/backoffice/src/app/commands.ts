import { useMantineColorScheme } from '@mantine/core';
import type { LocalFind } from '@nukkad/frame/find';
import type { FindIcon } from '@nukkad/frame/palette-props';
import IconKeys from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconDark from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconLight from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { t, turnTo } from '../platform/words.ts';
import { namesOfCommands } from './find-names.ts';
import { useSignOut } from './use-sign-out.ts';

/** Done at once, where the Admin is. */
const labels = {
  dark: t('shell.dark', 'Dark mode'),
  light: t('shell.light', 'Light mode'),
  en: t('command.english', 'Change language to English'),
  hi: t('command.hindi', 'Change language to Hindi'),
  keys: t('keys.title', 'Keyboard shortcuts'),
  logout: t('shell.logOut', 'Log out'),
} as const;
type Command = keyof typeof labels;

const icons: Readonly<Record<Command, FindIcon>> = {
  dark: IconDark,
  light: IconLight,
  en: IconLanguage,
  hi: IconLanguage,
  keys: IconKeys,
  logout: IconLogout,
};

const isCommand = (name: string): name is Command => Object.hasOwn(labels, name);
export const iconOfCommand = (name: string | undefined): FindIcon | undefined =>
  name !== undefined && isCommand(name) ? icons[name] : undefined;

export const commands: readonly LocalFind[] = Object.entries(labels).map(([name, label]) => ({
  kind: 'action',
  to: `#${name}`,
  label,
  detail: '',
  also: namesOfCommands[name] ?? '',
  startsAt: null,
  status: null,
  run: name,
}));

export function useCommands(onKeys: () => void) {
  const { setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  const done: Readonly<Record<Command, () => void>> = {
    dark: () => setColorScheme('dark'),
    light: () => setColorScheme('light'),
    en: () => turnTo('en'),
    hi: () => turnTo('hi'),
    keys: onKeys,
    logout: () => void signOut(),
  };
  return (name: string) => {
    if (isCommand(name)) done[name]();
  };
}
