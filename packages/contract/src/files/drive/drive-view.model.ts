import * as z from 'zod/mini';
import { driveFolderName, driveItem, driveVersionId } from './drive.model.ts';

/** `none`: it can be saved, and not looked at here. */
export const previewKinds = ['pages', 'picture', 'table', 'text', 'video', 'none'] as const;
export type PreviewKind = (typeof previewKinds)[number];

export const previewLimits = { rows: 100, columns: 20, textLength: 100_000 } as const;

export const driveSheet = z.object({
  name: z.string().check(z.describe('Empty: a CSV file.')),
  rows: z.array(z.array(z.string())),
  isCut: z.boolean().check(z.describe('There are more rows or columns.')),
});
export type DriveSheet = z.output<typeof driveSheet>;

export const drivePreview = z.object({
  versionId: driveVersionId,
  kind: z.enum(previewKinds),
  pages: z.nullable(z.int()).check(z.describe('Null: it has none.')),
  table: z.array(driveSheet),
  text: z.nullable(z.string()).check(z.describe('Null: it is shown in another way.')),
  isCut: z.boolean().check(z.describe('The text goes on.')),
  url: z.nullable(z.string()).check(z.describe('Of a picture or video, good for some minutes.')),
});
export type DrivePreview = z.output<typeof drivePreview>;
export type DrivePreviewAnswer = z.input<typeof drivePreview>;

const excerptPart = z.object({ text: z.string(), isFound: z.boolean() });
export type ExcerptPart = z.output<typeof excerptPart>;

export const driveHit = z.object({
  item: driveItem,
  folder: z.nullable(driveFolderName).check(z.describe('Null: the top, or not for the caller.')),
  excerpt: z.array(excerptPart).check(z.describe('Around the first found word; empty: the name was found.')),
});
export type DriveHit = z.output<typeof driveHit>;
export type DriveHitAnswer = z.input<typeof driveHit>;
