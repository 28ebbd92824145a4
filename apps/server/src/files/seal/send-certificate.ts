import type { Call } from '../../platform/http/route.ts';
import type { SealDependencies } from './seal.interface.ts';

const attachment = 'attachment; filename="document-seal.pem"';

/** The certificate of the seal, and those that vouch for it, for who verifies with another program. */
export async function sendCertificate({ platform }: SealDependencies, { reply }: Call): Promise<Buffer> {
  void reply.header('content-disposition', attachment).header('x-content-type-options', 'nosniff');
  return Buffer.from(await platform.sealing.certificate());
}
