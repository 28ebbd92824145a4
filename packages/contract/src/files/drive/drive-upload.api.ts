/** Files on their way into a drive, in pieces that a lost network or a reload does not lose. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { driveUpload, driveUploadId, newDriveUpload } from './drive-upload.model.ts';
import { driveUploadErrors as e } from './drive-upload.noun.ts';
import { driveItem } from './drive.model.ts';
import { driveErrors } from './drive.noun.ts';

const tag = 'Documents';
const authz = { who: 'signed-in', scope: 'what the caller sends' } as const;
const named = z.object({ uploadId: driveUploadId });

export const beginDriveUpload = endpoint('POST /drive/uploads', {
  summary: 'Begin to send a file into a drive; its bytes go to the address in the answer',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'optional',
  body: newDriveUpload,
  response: driveUpload,
  errors: [
    driveErrors.drive_item_not_found,
    driveErrors.drive_no_folder,
    driveErrors.drive_full,
    driveErrors.drive_file_too_large,
    e.drive_uploads_full,
    e.drive_kind_not_taken,
    e.drive_pdf_large,
    e.drive_name_differs,
    e.drive_other_kind,
  ],
  perMinute: 120,
});

export const listDriveUploads = endpoint('GET /drive/uploads', {
  summary: 'Files that the caller has begun to send, the newest first',
  tag,
  authz,
  query: z.object(pageQuery),
  response: pageOf(driveUpload),
});

export const finishDriveUpload = endpoint('POST /drive/upload/finish', {
  summary: 'All of it is here: it is checked, written anew and put into the drive',
  tag,
  authz,
  unconfirmed: 'only-adds',
  body: named,
  response: driveItem,
  errors: [
    driveErrors.drive_item_not_found,
    driveErrors.drive_full,
    kernelErrors.file_too_complex,
    kernelErrors.files_paused,
    e.drive_upload_not_found,
    e.drive_upload_unfinished,
    e.drive_upload_checking,
    e.drive_other_kind,
    e.drive_file_unreadable,
    e.drive_file_active,
    e.drive_file_locked,
    e.drive_file_long,
  ],
  perMinute: 120,
});

export const removeDriveUpload = endpoint('DELETE /drive/upload', {
  summary: 'Remove a file that is on its way, with all that has come of it',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: named,
  response: z.object({ uploadId: driveUploadId }),
  errors: [e.drive_upload_not_found],
});
