import { type GuardProfile, mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import type { LocalFind } from '@nukkad/frame/find';
import type { FindIcon } from '@nukkad/frame/palette-props';
import IconDevice from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconKeys from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconDark from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconGst from '@tabler/icons-react/dist/esm/icons/IconReceiptTax.mjs';
import IconLight from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconCancel from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { namesOfCommands } from './find-names.ts';

const commandNames = ['dark', 'light', 'auto', 'en', 'hi', 'keys'] as const;
/** Done at once, where the person is. */
export type CommandName = (typeof commandNames)[number];

export const isCommand = (name: string | undefined): name is CommandName =>
  commandNames.some((one) => one === name);

const labels: Readonly<Record<CommandName, (t: Translate) => string>> = {
  dark: (t) => t('command.dark', 'Dark theme'),
  light: (t) => t('command.light', 'Light theme'),
  auto: (t) => t('command.auto', 'Theme of this device'),
  en: (t) => t('command.english', 'Change language to English'),
  hi: (t) => t('command.hindi', 'Change language to Hindi'),
  keys: (t) => t('keys.title', 'Keyboard shortcuts'),
};

/** Screens where something is done that people call by its verb. */
const places: readonly { readonly to: string; readonly label: (t: Translate) => string }[] = [
  { to: '/logout', label: (t) => t('account.logout', 'Log out') },
  {
    to: '/consultant-service/bookings?tab=Assigned',
    label: (t) => t('command.cancel', 'Cancel or move a booking'),
  },
  { to: '/update-partner/profile-update', label: (t) => t('command.gst', 'GST and PAN') },
];

const icons: Readonly<Record<string, FindIcon>> = {
  '#dark': IconDark,
  '#light': IconLight,
  '#auto': IconDevice,
  '#en': IconLanguage,
  '#hi': IconLanguage,
  '#keys': IconKeys,
  '/logout': IconLogout,
  '/consultant-service/bookings?tab=Assigned': IconCancel,
  '/update-partner/profile-update': IconGst,
};

export const iconOfCommand = (to: string): FindIcon | undefined => icons[to];

const find = (to: string, label: string): LocalFind => ({
  kind: 'action',
  to,
  label,
  detail: '',
  also: namesOfCommands[to] ?? '',
  startsAt: null,
  status: null,
});

/** What one may tell the search to do. */
export function commandsFor(standing: GuardProfile | null, t: Translate): readonly LocalFind[] {
  const open = standing
    ? places.filter(({ to }) => to === '/logout' || mayOpen(to.split('?')[0] ?? '', standing).enter)
    : [];
  return [
    ...open.map(({ to, label }) => find(to, label(t))),
    ...commandNames.map((name) => ({ ...find(`#${name}`, labels[name](t)), run: name })),
  ];
}
