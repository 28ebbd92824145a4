import type { MyProfile } from '@nukkad/contract/account/account.model';
import type { Permission, Role } from '@nukkad/contract/kernel/roles';
import { redirect } from 'react-router';
import { toast } from '../../ui/toast.ts';
import { say } from '../i18n/present-words.ts';
import { loadProfile } from './load-profile.ts';
import { homeOf } from './role-home.ts';
import { forgetSession, rememberReturn } from './session-store.ts';

export interface Area {
  readonly roles: readonly Role[];
  /** What a subUser needs besides its role. */
  readonly permission?: Permission;
}

/** The private areas by the first part of their path (specification section 6). */
export const areas = {
  buyer: { roles: ['Buyer', 'Jobseeker'] },
  cart: { roles: ['Buyer', 'Jobseeker'] },
  checkout: { roles: ['Buyer', 'Jobseeker'] },
  'consultant-service': { roles: ['Service Partner', 'subUser'], permission: 'booking.view' },
  'sub-user': { roles: ['subUser'] },
  profile: { roles: ['Buyer', 'Jobseeker', 'Service Partner', 'subUser'] },
} as const satisfies Record<string, Area>;
export type AreaName = keyof typeof areas;

const shutOut = new Set(['Blocked', 'Deactivated', 'Inactive', 'Suspended']);

function leaves(path: string): never {
  throw redirect(path);
}

function mayEnter(area: Area, profile: MyProfile): boolean {
  if (!profile.role || !area.roles.includes(profile.role)) return false;
  if (profile.role !== 'subUser' || !area.permission) return true;
  return profile.permissions.includes(area.permission);
}

/** The way out for whoever is signed in, whatever the area. */
function standing(profile: MyProfile): void {
  if (profile.role === 'Admin') {
    forgetSession();
    leaves('/login');
  }
  if (!profile.role) leaves('/login/basicinfo');
  if (shutOut.has(profile.status)) leaves('/account-status-information');
}

/** Lets a person into an area, or sends them where they belong. For a layout's clientLoader; the server decides again. */
export async function enter(name: AreaName, request: Request): Promise<MyProfile> {
  const profile = await loadProfile();
  if (!profile) {
    const url = new URL(request.url);
    rememberReturn(url.pathname + url.search);
    leaves('/login');
  }
  standing(profile);
  if (!mayEnter(areas[name], profile)) {
    toast.error(say('access.denied', 'Unauthorized Access'));
    leaves(homeOf(profile));
  }
  return profile;
}

/** For any signed-in person, whatever the role. */
export async function enterSignedIn(request: Request): Promise<MyProfile> {
  const profile = await loadProfile();
  if (!profile) {
    const url = new URL(request.url);
    rememberReturn(url.pathname + url.search);
    leaves('/login');
  }
  return profile;
}
