export const challengeLifeMs = 5 * 60_000;
export const mostPasskeys = 20;

/** Who asks and from where, as an authenticator binds its passkeys to it: both follow from the public origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

export function relyingParty(config: {
  readonly publicOrigin: string;
  readonly BRAND_NAME: string;
}): RelyingParty {
  return { id: new URL(config.publicOrigin).hostname, origin: config.publicOrigin, name: config.BRAND_NAME };
}

/** The user handle: 16 bytes that say nothing of the person. */
export const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));
export const handleText = (userId: string): string => Buffer.from(handleOf(userId)).toString('base64url');
