/** What files of a drive look like, and where a word stands in them. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text, wholeParam } from '../../kernel/schema.ts';
import { driveItemId, driveSpace, driveVersionId } from './drive.model.ts';
import { driveErrors as e } from './drive.noun.ts';
import { driveHit, drivePreview } from './drive-view.model.ts';

const tag = 'Documents';
const authz = {
  who: 'signed-in',
  scope: 'the own drive, that of the own business by permission, and what is shared with the caller',
} as const;
const file = { itemId: driveItemId, versionId: z.optional(driveVersionId) };
const errors = [e.drive_item_not_found, e.drive_version_not_found, kernelErrors.file_too_complex] as const;

export const getDrivePreview = endpoint('GET /drive/preview', {
  summary: 'What a file, or an earlier version, looks like',
  tag,
  authz,
  query: z.object(file),
  response: drivePreview,
  errors,
  perMinute: 120,
});

export const getDrivePage = endpoint('GET /drive/preview/page', {
  summary: 'A page of a PDF, or a picture, as a small picture',
  tag,
  authz,
  query: z.object({
    ...file,
    page: z._default(wholeParam(0, 9_999, 'From 0.'), 0),
    size: z._default(z.enum(['page', 'thumbnail'], 'Choose one of the list.'), 'page'),
  }),
  produces: 'image/webp',
  errors,
  perMinute: 600,
});

export const driveSearchQuery = z.object({
  ...pageQuery,
  q: text(80, 'Words of a name or of a text.'),
  space: z.optional(driveSpace),
});

export const searchDrive = endpoint('GET /drive/search', {
  summary: 'Files and folders by name, and files by what they say',
  tag,
  authz,
  query: driveSearchQuery,
  response: pageOf(driveHit),
  perMinute: 120,
});
