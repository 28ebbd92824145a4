import { mayOpen, type GuardProfile } from '@nukkad/contract/identity/account/screen.guard';
import { type PlaceGroup, groupsOf } from '@nukkad/frame/places';
import {
  type AccountGroup,
  accountGroups,
  type NavRow,
  type WorkGroup,
  workGroups,
} from '../platform/nav-items.ts';
import { domainNav } from './nav.gen.ts';
import { isWorkRole } from './shell/work-role.ts';

/** Every row; a row's route is in its domain's `*.pages.ts`, its rule in `screens.ts` of the contract. */
export const navTable: readonly NavRow[] = domainNav;

/** What may be opened by this person. */
const openTo = (standing: GuardProfile) => (row: NavRow) =>
  (!row.roles || (standing.role !== null && row.roles.includes(standing.role))) &&
  mayOpen(row.to, standing).enter;

export type WorkRow = NavRow & { readonly position: NonNullable<NavRow['work']> };
export type AccountRow = NavRow & { readonly position: NonNullable<NavRow['account']> };

/** The places of the frame of work; none for a customer. */
export function workPlacesOf(standing: GuardProfile): readonly WorkRow[] {
  if (!isWorkRole(standing.role)) return [];
  return navTable
    .filter(openTo(standing))
    .flatMap((row) => (row.work ? [{ ...row, position: row.work }] : []));
}

/** The same under their headings. */
export const workGroupsOf = (places: readonly WorkRow[]): readonly PlaceGroup<WorkGroup, WorkRow>[] =>
  groupsOf<WorkGroup, WorkRow>(places, workGroups);

/** The sections of the account under their headings; what the frame of work shows already is not listed again. */
export function accountGroupsOf(standing: GuardProfile): readonly PlaceGroup<AccountGroup, AccountRow>[] {
  const rows = navTable
    .filter(openTo(standing))
    .filter((row) => !row.work || !isWorkRole(standing.role))
    .flatMap((row) => (row.account ? [{ ...row, position: row.account }] : []));
  return groupsOf<AccountGroup, AccountRow>(rows, accountGroups);
}
