import * as account from '@nukkad/contract/account/account.api';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { endpoints } from '@nukkad/contract/index';
import type { Viewer } from '../platform/viewer.ts';

/** One's own name and session, nobody else's. */
export function mayChangeOwn(viewer: Viewer, thing: { readonly userId: string }): boolean {
  return viewer.userId === thing.userId;
}

/** The own account is the person's; anybody else's is an Admin's, who may not judge the own one. */
export function mayChangeStatus(
  by: { readonly kind: 'Self' | 'Admin' | 'System'; readonly userId: string | null },
  person: { readonly userId: string },
): boolean {
  if (by.kind === 'System') return true;
  return by.kind === 'Self' ? by.userId === person.userId : by.userId !== person.userId;
}

/** As Fastify spells a route. */
export const routeOf = (endpoint: AnyEndpoint) =>
  `${endpoint.method} /api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/**
 * What a blocked, deactivated, inactive or suspended person may still call: what anybody may, and what the
 * account status page needs.
 */
const openToBarred: ReadonlySet<string> = new Set(
  [
    ...endpoints.filter((endpoint) => endpoint.spec.authz.who === 'anyone'),
    account.getMyProfile,
    account.logout,
  ].map(routeOf),
);

export function mayCallWhileBarred(route: string): boolean {
  return openToBarred.has(route);
}
