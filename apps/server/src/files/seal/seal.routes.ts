import * as api from '@nukkad/contract/files/seal/seal.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import type { SealDependencies } from './seal.interface.ts';
import { verifyDocument } from './verify-document.ts';

const attachment = 'attachment; filename="document-seal.pem"';

export function sealRoutes(deps: SealDependencies): readonly Route[] {
  return [
    openRoute(api.verifyDocument, (call) => verifyDocument(deps, call)),
    openRoute(api.downloadSealCertificate, async ({ reply }) => {
      void reply.header('content-disposition', attachment).header('x-content-type-options', 'nosniff');
      return Buffer.from(await deps.platform.sealing.certificate());
    }),
  ];
}
