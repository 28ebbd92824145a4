/** What the tus protocol asks of an upload, over our rows and the store of files. */
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/utils';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Platform } from '../../../platform/platform.ts';
import { system } from '../../../platform/platform.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { type Leases, byAddress } from './upload-leases.ts';
import { keepParts, partBytes } from './upload-parts.ts';
import { type UploadRow, addPart, deleteUpload, findUpload, listParts, partKey } from './upload.store.ts';

type Dependencies = Pick<Platform, 'db' | 'clock' | 'storage' | 'write'> & { readonly leases: Leases };

/** Twice as many as an upload without a break has, and some for each of many small ones. */
const mostParts = (bytes: number): number => 2 * Math.ceil(bytes / partBytes) + 500;

export class UploadTusStore extends DataStore {
  readonly #deps: Dependencies;
  override extensions = ['termination'];

  constructor(deps: Dependencies) {
    super();
    this.#deps = deps;
  }

  async #find(uploadId: string): Promise<UploadRow> {
    const row = await findUpload(this.#deps.db, uploadId);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    if (row.finishedAt !== null) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return row;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes: size, receivedBytes: offset } = await this.#find(id);
    return new Upload({ id, size, offset });
  }

  override write(stream: Readable, id: string, offset: number): Promise<number> {
    return this.#deps.leases.during(id, this.#keep(stream, id, offset));
  }

  async #keep(stream: Readable, id: string, offset: number): Promise<number> {
    const { storage, clock, write, leases } = this.#deps;
    const upload = await this.#find(id);
    const leaseId = leases.leaseOf(id);
    if (leaseId === null) throw ERRORS.ABORTED;
    const coming = {
      storage,
      upload,
      mostParts: mostParts(upload.bytes),
      offset,
      parts: upload.parts,
      add: (part: { fromByte: number; partId: string; bytes: number }) => {
        const added = systemAuthorized({ ...part, uploadId: id, leaseId }, byAddress);
        return write(system, (tx) => addPart(tx, added, clock.now()));
      },
    };
    const reached = await keepParts(coming, stream);
    if (reached === null) throw ERRORS.ABORTED;
    return reached;
  }

  override async remove(id: string): Promise<void> {
    const { db, storage, write } = this.#deps;
    const upload = await this.#find(id);
    const parts = await listParts(db, id);
    await write(system, (tx) => deleteUpload(tx, systemAuthorized(upload, byAddress)));
    await discard(
      storage,
      parts.map(({ partId }) => partKey(upload, partId)),
    );
  }
}
