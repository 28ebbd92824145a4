import type { Role } from '@nukkad/contract/kernel/roles';
import type IconAddress from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { Translate } from './i18n/i18n.ts';

/** The headings of the account area, in their order. */
export const navGroups = ['you', 'home', 'work', 'jobs', 'account'] as const;
export type NavGroup = (typeof navGroups)[number];

/** A section of the account area: a line of its list, and a card on its first page. */
export interface AccountNavItem {
  readonly to: string;
  readonly Icon: typeof IconAddress;
  readonly label: (t: Translate) => string;
  /** One short sentence: what a person finds there. */
  readonly about: (t: Translate) => string;
  /** The heading that it is under. */
  readonly group: NavGroup;
  /** Its place among those of all domains under that heading; in tens, so that another fits between. */
  readonly order: number;
  /** The roles that see it; left out: decided by the table of screens. */
  readonly roles?: readonly Role[];
}

/** Something that a person begins from the page of their work (specification section 2); each domain has its own in `*.quick.ts`. */
export interface QuickAction {
  readonly to: string;
  readonly Icon: typeof IconAddress;
  readonly label: (t: Translate) => string;
  /** Its place in the bar; in tens. */
  readonly order: number;
}
