import { defineErrors } from '../../kernel/errors.ts';

export const driveUploadErrors = defineErrors({
  drive_upload_not_found: [404, 'This upload has ended. Add the file again.'],
  drive_uploads_full: [409, '20 uploads are unfinished. Finish or remove one first.'],
  drive_upload_unfinished: [409, 'The file has not arrived in full yet.'],
  drive_upload_checking: [409, 'The file is still being checked. Try again in a moment.'],
  drive_other_kind: [409, 'A new version must be the same kind of file.'],
  drive_kind_not_taken: [
    415,
    'Choose a PDF, a photo (JPG, PNG, WebP), a video (MP4, MOV, WebM), or a Word, Excel, CSV or text file.',
  ],
  drive_pdf_large: [413, 'A PDF can have at most 40 MB. Split it, or scan it with a lower resolution.'],
  drive_name_differs: [415, 'This file isn’t what its name says. Rename it and try again.'],
  drive_file_unreadable: [415, 'This file is damaged, or isn’t what its name says.'],
  drive_file_active: [415, 'This file has a macro, a script or another file in it. Remove it and try again.'],
  drive_file_locked: [415, 'This file has a password. Remove the password and try again.'],
  drive_file_long: [415, 'This file is too long. A PDF may have 200 pages, a video 4 hours.'],
});
