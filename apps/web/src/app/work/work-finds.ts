import type { GuardProfile } from '@nukkad/contract/identity/account/screen.guard';
import type { LocalFind } from '@nukkad/frame/find';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { accountGroupsOf, workGroupsOf, workPlacesOf } from '../nav-table.ts';
import { commandsFor } from './commands.ts';
import { namesOfPlaces } from './find-names.ts';
import { quickActionsOf } from './quick-actions.ts';

/** A label as it is in the code: people who read Hindi type English names, too. */
const inEnglish: Translate = (_key, english) => english;

const none = { startsAt: null, status: null } as const;

/**
 * The quick actions, the commands and the pages that this person may open, as the navigation table has them. `other`: the
 * language that the page is not in, as people type both.
 */
export function localFindsOf(
  standing: GuardProfile,
  t: Translate,
  other: Translate = inEnglish,
): readonly LocalFind[] {
  const actions = quickActionsOf(standing).map(
    ({ to, label }): LocalFind => ({
      ...none,
      kind: 'action',
      to,
      label: label(t),
      detail: '',
      also: `${label(inEnglish)} ${label(other)}`,
    }),
  );
  const rows = [
    ...workGroupsOf(workPlacesOf(standing)).flatMap(({ places }) => places),
    ...accountGroupsOf(standing).flatMap(({ places }) => places),
  ];
  const pages = rows.map(
    ({ to, label, about }): LocalFind => ({
      ...none,
      kind: 'page',
      to,
      label: label(t),
      detail: '',
      also: `${label(inEnglish)} ${label(other)} ${about(t)} ${namesOfPlaces[to] ?? ''}`,
    }),
  );
  return [...actions, ...commandsFor(standing, t), ...pages];
}
