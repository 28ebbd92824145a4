import { readFileSync } from 'node:fs';
import { type Config, ConfigMistakes } from '../config.ts';
import { type SealKey, SealKeyFault, hasEnded, sealKeyFrom } from './seal-key.ts';

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigMistakes([`${name} names a file that can’t be read: ${file}.`]);
  }
}

/** The certificate and key of the settings; null where the installation makes its own. Throws `ConfigMistakes`. */
export function givenSealKey(
  { SEAL_CERTIFICATE_FILE: certificateFile, SEAL_KEY_FILE: keyFile }: Config,
  now: Date,
): SealKey | null {
  if (certificateFile === undefined && keyFile === undefined) return null;
  if (keyFile === undefined) throw new ConfigMistakes(['SEAL_KEY_FILE is missing.']);
  if (certificateFile === undefined) throw new ConfigMistakes(['SEAL_CERTIFICATE_FILE is missing.']);
  const certificates = textOf('SEAL_CERTIFICATE_FILE', certificateFile);
  const key = textOf('SEAL_KEY_FILE', keyFile);
  try {
    const seal = sealKeyFrom(certificates, key);
    // One that has not begun is taken: the past of the demo city is told by a clock of before.
    if (!hasEnded(seal, now)) return seal;
  } catch (error) {
    if (!(error instanceof SealKeyFault)) throw error;
    throw new ConfigMistakes([`SEAL_CERTIFICATE_FILE or SEAL_KEY_FILE ${error.message}`]);
  }
  throw new ConfigMistakes(['SEAL_CERTIFICATE_FILE names a certificate that has ended.']);
}
