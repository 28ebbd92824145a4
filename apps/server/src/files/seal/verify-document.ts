import type { PdfVerification, SealedDocument } from '@nukkad/contract/files/seal/seal.model';
import { callerOf } from '../../platform/http/limits.ts';
import type { Call } from '../../platform/http/route.ts';
import type { SealDependencies } from './seal.interface.ts';

async function findSealed(
  { platform, sealed }: SealDependencies,
  sha256: string,
): Promise<SealedDocument | null> {
  for (const find of sealed.answers) {
    const found = await find(platform.db, sha256);
    if (found) return found;
  }
  return null;
}

/** Of a file that anyone has: it is looked at and not kept. */
export async function verifyDocument(
  deps: SealDependencies,
  { files, viewer, request }: Call,
): Promise<PdfVerification> {
  const [file] = files;
  if (!file) throw new Error('An upload has a file.');
  const by = viewer?.userId ?? callerOf(request.ip);
  const { seal, signatures, sha256, pages } = await deps.platform.sealing.verify(file.content, by);
  const document = seal === 'intact' ? await findSealed(deps, sha256) : null;
  return {
    seal,
    signatures: signatures.map(({ at, ...signature }) => ({ ...signature, at: at?.toISOString() ?? null })),
    sha256,
    pages,
    document,
  };
}
