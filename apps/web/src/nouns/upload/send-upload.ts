/** Sends one file: it is begun, its bytes go out by tus, and the server checks it. Each step goes on where it was. */
import {
  beginDriveUpload,
  finishDriveUpload,
  removeDriveUpload,
} from '@nukkad/contract/files/drive/drive-upload.api';
import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import type { DetailedError, HttpRequest, HttpResponse } from 'tus-js-client';
import { call } from '../../platform/api/client.ts';
import type { Begun, UploadItem } from './upload-item.ts';

/** The server has forgotten it: it is begun anew. */
class Forgotten extends Error {
  override readonly name = 'Forgotten';
}

/** The network, or a server that is tired: it goes on by itself. */
export class HeldUp extends Error {
  override readonly name = 'HeldUp';
}

const passing: ReadonlySet<number> = new Set([0, 400, 409, 423, 429]);
const goesOn = (status: number): boolean => passing.has(status) || status >= 500;
const retryDelays = [500, 2_000];
const checkAgainMs = 2_000;

export interface Sending {
  readonly begun: (begun: Begun) => Promise<void>;
  readonly sent: (bytes: number) => void;
  readonly checking: () => void;
  readonly signal: AbortSignal;
}

async function begin({ name, bytes, mediaType, target }: UploadItem): Promise<Begun> {
  const { space, parentId, itemId } = target;
  const { uploadId, url, partBytes } = await call(beginDriveUpload, {
    body: { space, name, bytes, mediaType, ...(parentId && { parentId }), ...(itemId && { itemId }) },
    quiet: true,
  });
  return { uploadId, url, partBytes };
}

const statusOf = (response: HttpResponse | null | undefined): number => response?.getStatus() ?? 0;

/** Of an error that tus gave up on. */
function failureOf(error: Error | DetailedError): Error {
  const status = 'originalResponse' in error ? statusOf(error.originalResponse) : 0;
  if (status === 404 || status === 410) return new Forgotten();
  return goesOn(status) ? new HeldUp() : error;
}

/** The pages' own headers say nothing here; the address is what lets the bytes in. */
const withoutCookies = (request: HttpRequest): void => {
  const sent = request.getUnderlyingObject() as XMLHttpRequest | null;
  if (sent) sent.withCredentials = false;
};

async function sendBytes(file: Blob, { url, partBytes }: Begun, sending: Sending): Promise<void> {
  // A browser never asks twice for a module that failed: without a network it is held up as well.
  const { Upload } = await import('tus-js-client').catch(() => {
    throw new HeldUp();
  });
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: url,
      chunkSize: partBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      onBeforeRequest: withoutCookies,
      onShouldRetry: ({ originalResponse }) => navigator.onLine && goesOn(statusOf(originalResponse)),
      onChunkComplete: (_size, accepted) => sending.sent(accepted),
      onProgress: (bytes) => sending.sent(bytes),
      onSuccess: () => resolve(),
      onError: (error) => reject(failureOf(error)),
    });
    sending.signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new HeldUp());
    });
    upload.start();
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A large file is checked for longer than a call waits: it is asked about again. */
async function finish(uploadId: string, signal: AbortSignal): Promise<DriveItem> {
  for (;;)
    try {
      return await call(finishDriveUpload, { body: { uploadId }, quiet: true, signal });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'drive_upload_checking') throw error;
      await wait(checkAgainMs);
      if (signal.aborted) throw new HeldUp();
    }
}

/** A refusal is for the person; anything else passes. */
function told(error: unknown): Error {
  if (error instanceof ApiError)
    return goesOn(error.status) && error.status !== 409 && error.status !== 400 ? new HeldUp() : error;
  return error instanceof Error ? error : new HeldUp();
}

async function sendOnce(item: UploadItem, file: Blob, sending: Sending): Promise<DriveItem> {
  const begun = item.begun ?? (await begin(item));
  if (!item.begun) await sending.begun(begun);
  if (sending.signal.aborted) throw new HeldUp();
  await sendBytes(file, begun, sending);
  sending.checking();
  return finish(begun.uploadId, sending.signal);
}

/** Answers what it became. Throws `HeldUp` where it goes on later, an ApiError where it was refused. */
export async function sendUpload(item: UploadItem, file: Blob, sending: Sending): Promise<DriveItem> {
  try {
    return await sendOnce(item, file, sending);
  } catch (error) {
    if (error instanceof Forgotten || (error instanceof ApiError && error.code === 'drive_upload_not_found'))
      return sendOnce({ ...item, begun: null }, file, sending).catch((again: unknown) => {
        throw told(again);
      });
    throw told(error);
  }
}

/** What has come of it is of no use any more. Where that fails, it ends by itself in a week. */
export async function removeSent({ begun }: UploadItem): Promise<void> {
  if (!begun) return;
  await call(removeDriveUpload, { query: { uploadId: begun.uploadId }, quiet: true }).catch(() => undefined);
}
