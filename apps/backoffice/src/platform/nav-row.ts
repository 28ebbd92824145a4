import type { Position } from '@nukkad/frame/places';
import type IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { ComponentType } from 'react';

/** The headings of the side bar, in the order of the day's work. */
export const officeGroups = ['waiting', 'people', 'market', 'settings'] as const;
export type OfficeGroup = (typeof officeGroups)[number];

/** A row of the navigation table; each domain has its own in `*.nav.ts`, its page is in `app/routes.tsx`. */
export interface OfficeRow {
  readonly to: string;
  readonly label: string;
  readonly Icon: typeof IconUsers;
  readonly position: Position<OfficeGroup>;
  /** How much waits there; draws nothing while nothing does. */
  readonly Badge?: ComponentType;
}
