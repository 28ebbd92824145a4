import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type GuardProfile, mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import type { LocalFind } from '@nukkad/frame/find';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { commandsFor } from '../work/commands.ts';
import { localFindsOf } from '../work/work-finds.ts';

/** Pages that everyone may open, with what else people type for them. */
const openPlaces: readonly {
  readonly to: string;
  readonly label: (t: Translate) => string;
  readonly also: string;
}[] = [
  { to: screenAddress.home, label: (t) => t('shell.homeTab', 'Home'), also: 'start होम शुरुआत' },
  { to: screenAddress.services, label: (t) => t('shell.services', 'Services'), also: 'book सेवाएँ सेवा seva' },
  { to: screenAddress.jobs, label: (t) => t('jobs.title', 'Jobs'), also: 'work vacancy नौकरी काम naukri' },
  {
    to: screenAddress.faqs,
    label: (t) => t('faq.title', 'Common questions'),
    also: 'faq help सवाल मदद madad',
  },
  {
    to: screenAddress.support,
    label: (t) => t('footer.help', 'Help'),
    also: 'support contact मदद सहायता madad',
  },
  {
    to: '/login',
    label: (t) => t('account.login', 'Log in or sign up'),
    also: 'sign in account लॉग इन खाता',
  },
];

/** The pages and commands of this person, a visitor (null) among them. `other`: in the language that the page is not in. */
export function everyonesFinds(
  standing: GuardProfile | null,
  t: Translate,
  other?: Translate,
): readonly LocalFind[] {
  const open = openPlaces
    .filter(({ to }) => mayOpen(to, standing).enter && !(standing && to === '/login'))
    .map(
      ({ to, label, also }): LocalFind => ({
        kind: 'page',
        to,
        label: label(t),
        detail: '',
        also: `${label((_key, english) => english)} ${also}`,
        startsAt: null,
        status: null,
      }),
    );
  if (!standing) return [...open, ...commandsFor(null, t)];
  const own = localFindsOf(standing, t, other);
  const known = new Set(own.map(({ to }) => to));
  return [...own, ...open.filter(({ to }) => !known.has(to))];
}
