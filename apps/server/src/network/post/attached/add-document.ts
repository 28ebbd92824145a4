import type { PostFile } from '@nukkad/contract/network/post/post-attached.model';
import { postAttachedErrors } from '@nukkad/contract/network/post/post-attached.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { SignedInCall, UploadedFile } from '../../../platform/http/route.ts';
import type { Readers } from '../../../platform/reading/readers.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import { shownName } from '../../../platform/storage/read-sent-file.ts';
import type { PostDependencies } from '../post.interface.ts';
import { keepFile } from './keep-file.ts';

const refusals = {
  unreadable: postAttachedErrors.post_document_unreadable,
  active: postAttachedErrors.post_document_active,
  locked: postAttachedErrors.post_document_locked,
};

interface Made {
  readonly content: Buffer;
  readonly mediaType: string;
  readonly pages: number | null;
}

/** Written anew, as documents of the drive are. */
async function readDocument(readers: Readers, file: UploadedFile, by: string): Promise<Made> {
  if (file.mediaType !== pdfMediaType) {
    const { content, mediaType } = await readers.read('office', file, { by, options: null, refusals });
    if (mediaType !== file.mediaType) return refuse(postAttachedErrors.post_document_unreadable);
    return { content: Buffer.from(content), mediaType, pages: null };
  }
  const content = Buffer.from(await readers.read('pdf', file, { by, options: null, refusals }));
  const options = { page: null, name: null };
  const { count } = await readers.read('viewed', { ...file, content }, { by, options, refusals });
  return { content, mediaType: pdfMediaType, pages: count > 0 ? count : null };
}

export async function addDocument(deps: PostDependencies, call: SignedInCall): Promise<PostFile> {
  const { readers, storage } = deps.platform;
  const [file] = call.files;
  if (!file) return refuse(kernelErrors.invalid_request);
  return keepFile(deps, call, 'document', async ({ storageKey }) => {
    const { content, mediaType, pages } = await readDocument(readers, file, call.viewer.userId);
    await storage.put(storageKey, content, mediaType);
    const name = shownName(file.fileName);
    return { name, mediaType, bytes: content.length, pages, seconds: null, width: null, height: null };
  });
}
