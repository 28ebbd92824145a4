import type { Domain } from './domain.ts';
import type { Platform } from './platform.ts';
import type { TellSockets } from './socket/namespace.ts';

export interface OnPlatform {
  readonly platform: Platform;
}

/** What a domain may need beside other domains. The platform is handed to all, so that no list of needs names it. */
export interface Given extends OnPlatform {
  readonly sessions: { dropSession(sessionId: string): void };
  /** Says something to the sockets of all nodes. */
  readonly tell: TellSockets;
  /** Has any node a socket in this room of a namespace? */
  readonly isThere: (namespace: string, room: string) => boolean;
  /** All domains but those that need this list: these are made last. */
  readonly domains: readonly Domain[];
}

/** What a domain needs, by name, and how it is made of that; see `domain`. */
export interface Declaration<Needed, Made extends Domain = Domain> {
  readonly needs: readonly (keyof Needed)[];
  readonly create: (needed: Needed) => Made;
}

/** Nothing where every need is listed; else a type that no list has, so that the error names what was left out. */
type Complete<Needed, Listed> = [Exclude<keyof Needed, Listed | 'platform'>] extends [never]
  ? unknown
  : { readonly leftOut: Exclude<keyof Needed, Listed | 'platform'> };

/**
 * What the `index.ts` of a domain exports by the name of its folder: `needs` are other domains and parts of `Given`, all
 * that `create` asks for and nothing else. The composition sorts by them (docs/decisions/house.md).
 */
export const domain = <
  Needed extends OnPlatform,
  Made extends Domain,
  const Need extends Exclude<keyof Needed, 'platform'>,
>(declared: {
  readonly needs: readonly Need[] & Complete<Needed, Need>;
  readonly create: (needed: Needed) => Made;
}): Declaration<Needed, Made> => declared;

/** The same of a function that takes the platform before all else. */
export const domainOn = <Needed, Made extends Domain, const Need extends keyof Needed>({
  needs,
  create,
}: {
  readonly needs: readonly Need[] & Complete<Needed, Need>;
  readonly create: (platform: Platform, needed: Needed) => Made;
}): Declaration<Needed & OnPlatform, Made> => ({
  needs,
  create: (needed) => create(needed.platform, needed),
});
