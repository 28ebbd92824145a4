import type { Upload } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import type { UploadedFile } from './route.ts';

/** Reads at most `maxFiles` files of `maxBytes` into memory: 413 over a limit, 415 for another media type. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<UploadedFile[]> {
  if (!request.isMultipart()) return refuse(kernelErrors.unsupported_media);
  const files: UploadedFile[] = [];
  for await (const part of request.files({
    limits: { files: upload.maxFiles, fileSize: upload.maxBytes, fields: 10 },
  })) {
    if (part.fieldname !== upload.field)
      refuse(kernelErrors.invalid_request, { fields: { [part.fieldname]: 'This field is not known.' } });
    if (!upload.mediaTypes.includes(part.mimetype)) refuse(kernelErrors.unsupported_media);
    files.push({ fileName: part.filename, mediaType: part.mimetype, content: await part.toBuffer() });
  }
  if (files.length === 0)
    refuse(kernelErrors.invalid_request, { fields: { [upload.field]: 'Please choose a file.' } });
  return files;
}
