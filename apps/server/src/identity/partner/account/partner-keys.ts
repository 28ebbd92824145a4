import { fingerprint } from '../../../platform/encryption.ts';

/** By which a PAN is found without being read. Base64. */
export function panFingerprint(secret: string, pan: string): string {
  return fingerprint(secret, 'partner pan', pan);
}
