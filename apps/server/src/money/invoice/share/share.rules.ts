import type { SharedLink } from '@nukkad/contract/money/invoice/invoice-share.api';

/** Turned off counts before expired: a person decided it. */
export function stateOf(
  { revokedAt, expiresAt }: { readonly revokedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): SharedLink['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}
