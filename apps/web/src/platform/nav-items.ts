import type { Role } from '@nukkad/contract/kernel/roles';
import type { Position } from '@nukkad/frame/places';
import type IconAddress from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ComponentType } from 'react';
import type { Translate } from './i18n/i18n.ts';

/** The headings of the account area, in their order: a customer comes for bookings, addresses and payments first. */
export const accountGroups = ['home', 'you', 'jobs', 'account'] as const;
export type AccountGroup = (typeof accountGroups)[number];

/** The headings of the frame of a partner and its staff, in their order. */
export const workGroups = [
  'today',
  'bookings',
  'leads',
  'projects',
  'people',
  'hiring',
  'money',
  'network',
  'documents',
  'settings',
] as const;
export type WorkGroup = (typeof workGroups)[number];

/**
 * A row of the navigation table; each domain has its own in `*.nav.ts`. Who may open it (role, permission, feature) says the
 * table of screens in the contract: a row that leads to a refusal is not drawn.
 */
export interface NavRow {
  readonly to: string;
  readonly Icon: typeof IconAddress;
  readonly label: (t: Translate) => string;
  /** One word for a phone's bar, where the label is too long for a fifth of it. */
  readonly short?: (t: Translate) => string;
  /** One short sentence: what a person finds there. */
  readonly about: (t: Translate) => string;
  /** Where the account area lists it: a line of its menu, and a card on its first page. */
  readonly account?: Position<AccountGroup>;
  /** Where the frame of a partner and its staff lists it; they do not see it in the account area then. */
  readonly work?: Position<WorkGroup>;
  /** The roles that see it; left out: decided by the table of screens alone. */
  readonly roles?: readonly Role[];
  /** Other paths at which it is the present place: `/add-user` for the team. */
  readonly also?: readonly string[];
  /** Present at its own path alone, not at those below it. */
  readonly end?: true;
  /** How much waits there: draws nothing while nothing does, else a `<NavCount>`. Loaded after the page. */
  readonly Badge?: ComponentType;
}

/** Something that a person begins from the page of their work (specification section 2); each domain has its own in `*.quick.ts`. */
export interface QuickAction {
  readonly to: string;
  readonly Icon: typeof IconAddress;
  readonly label: (t: Translate) => string;
  /** Its place in the bar; in tens. */
  readonly order: number;
}
