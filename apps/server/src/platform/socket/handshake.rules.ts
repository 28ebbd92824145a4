export interface Handshake {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

export interface Door {
  /** Our own pages. */
  readonly origins: ReadonlySet<string>;
  /** In development also whatever address the server was reached by. */
  readonly production: boolean;
  /** No call has room now: whoever comes back then asks for what was missed, which are calls. */
  readonly isFull: boolean;
}

/** Why a new socket is not opened; null: it is. Clients come again by themselves, later and later. */
export function refusedHandshake({ origin, host }: Handshake, door: Door): 'busy' | 'foreign' | null {
  const fits =
    origin === undefined ||
    door.origins.has(origin) ||
    (!door.production && URL.canParse(origin) && new URL(origin).host === host);
  if (!fits) return 'foreign';
  return door.isFull ? 'busy' : null;
}
