import type { Upload } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../refusal.ts';
import { inProcess } from './limits.ts';
import { isReadable } from './readable-text.ts';
import type { UploadedFile } from './route.ts';
import { uploadMemory } from './upload-memory.ts';

/** Boundaries and headers of the parts beside the files themselves. */
const wrappingBytes = 65_536;
const megabyte = 1_048_576;
/** One person may hold the largest upload that there is: no two of them can fill it all. */
const memory = uploadMemory({ inAll: 256 * megabyte, ofOne: 104 * megabyte });
/** How long a client whose body was refused may go on sending it. */
const lingerMs = 5_000;

/** What the body says of its own size; a chunked one may become as large as is allowed. */
function sizeOf(request: FastifyRequest, upload: Upload): number {
  const most = upload.maxFiles * upload.maxBytes + wrappingBytes;
  const declared = request.headers['content-length'];
  const size = declared === undefined ? most : Number(declared);
  return size > most ? refuse(kernelErrors.body_too_large) : size;
}

/** Refuses at the first byte over the limit: the parser itself says so only at the end of the part. */
function contentOf({ file }: MultipartFile): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const cut = () => reject(new Refusal(kernelErrors.malformed_body));
    // A small body that is cut may be parsed to its end before anyone listens: it says so only once.
    if (file.destroyed) return cut();
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.once('limit', () => reject(new Refusal(kernelErrors.body_too_large)));
    file.once('error', cut).once('close', cut);
    file.once('end', () => resolve(Buffer.concat(chunks)));
  });
}

/** At most `maxFiles` files of `maxBytes`: 413 over a limit, 415 for another media type. */
async function readParts(request: FastifyRequest, upload: Upload): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  for await (const part of request.files({
    limits: { files: upload.maxFiles, fileSize: upload.maxBytes, fields: 10 },
    throwFileSizeLimit: false,
  })) {
    if (part.fieldname !== upload.field)
      refuse(kernelErrors.invalid_request, { fields: { [upload.field]: 'Choose a file.' } });
    if (!isReadable(part.filename))
      refuse(kernelErrors.invalid_request, {
        fields: { [upload.field]: 'Rename the file and try again.' },
      });
    if (!upload.mediaTypes.includes(part.mimetype)) refuse(kernelErrors.unsupported_media);
    files.push({ fileName: part.filename, mediaType: part.mimetype, content: await contentOf(part) });
  }
  if (files.length === 0)
    refuse(kernelErrors.invalid_request, { fields: { [upload.field]: 'Choose a file.' } });
  return files;
}

/** What the parser says of a form that it cannot read has neither a status nor a code, and is nothing of ours. */
const isOfTheForm = (error: unknown): boolean =>
  error instanceof Error && !('statusCode' in error) && !(error instanceof Refusal);

/** 400 for a form that cannot be read, such as one that does not say where its parts begin. */
async function readForm(request: FastifyRequest, upload: Upload): Promise<UploadedFile[]> {
  try {
    return await readParts(request, upload);
  } catch (error) {
    if (isOfTheForm(error)) refuse(kernelErrors.malformed_body);
    throw error;
  }
}

/**
 * A request refused half-way is answered at once, and the rest of its body is read and discarded for a while: a
 * connection that closes while its client still sends loses the answer.
 */
function readOff({ raw }: FastifyRequest): void {
  raw.unpipe().resume();
  const timer = setTimeout(() => raw.socket.destroy(), lingerMs).unref();
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/**
 * Reads the files of a body into memory for as long as `work` lasts. A body that says that it is too large is refused
 * before any of it is read; where their person's uploads hold too much, 429, and where all together do, 503.
 */
export async function withUpload<Answer>(
  request: FastifyRequest,
  { upload, by }: { readonly upload: Upload; readonly by: string },
  work: (files: readonly UploadedFile[]) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) return refuse(kernelErrors.wrong_content_type);
  let held = 0;
  try {
    const size = sizeOf(request, upload);
    memory.hold(by, size);
    held = size;
    return await work(await readForm(request, upload));
  } finally {
    memory.letGo(by, held);
    // What the seed's story sends is there at once, on no connection.
    if (request.socket.remoteAddress !== inProcess && !request.raw.complete) readOff(request);
  }
}
