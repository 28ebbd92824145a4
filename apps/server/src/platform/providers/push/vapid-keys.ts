import { createECDH, hkdfSync } from 'node:crypto';

/** Who sends our pushes (RFC 8292), as a browser's subscription is bound to it; base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const keysFrom = (scalar: Buffer): VapidKeys => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
};

/**
 * Made from the installation's secret: the same on every node and after every start, and nothing is stored. Of all
 * numbers of this size less than one in 2^32 is no key of the curve; the next one is taken then.
 */
export function vapidKeysFrom(secret: string): VapidKeys {
  for (let round = 0; ; round += 1) {
    try {
      return keysFrom(Buffer.from(hkdfSync('sha256', secret, 'web push', `vapid ${round}`, 32)));
    } catch (error) {
      if (round > 3) throw error;
    }
  }
}
