import * as api from '@nukkad/contract/files/seal/seal.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import type { SealDependencies } from './seal.interface.ts';
import { sendCertificate } from './send-certificate.ts';
import { verifyDocument } from './verify-document.ts';

export function sealRoutes(deps: SealDependencies): readonly Route[] {
  return [
    openRoute(api.verifyDocument, (call) => verifyDocument(deps, call)),
    openRoute(api.downloadSealCertificate, (call) => sendCertificate(deps, call)),
  ];
}
