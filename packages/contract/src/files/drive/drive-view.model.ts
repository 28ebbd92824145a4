import * as z from 'zod/mini';
import { driveFolderName, driveItem, driveVersionId } from './drive.model.ts';

/** `none`: it can be saved, and not looked at here. */
export const previewKinds = ['pages', 'picture', 'table', 'document', 'text', 'video', 'none'] as const;
export type PreviewKind = (typeof previewKinds)[number];

export const previewLimits = { rows: 100, columns: 20, textLength: 100_000, blocks: 2_000 } as const;

export const driveSheet = z.object({
  name: z.string().check(z.describe('Empty: a CSV file.')),
  rows: z.array(z.array(z.string())),
  isCut: z.boolean().check(z.describe('There are more rows or columns.')),
});
export type DriveSheet = z.output<typeof driveSheet>;

export const docMarks = ['bold', 'italic', 'underline', 'strike'] as const;
export type DocMark = (typeof docMarks)[number];

export const docRun = z.object({ text: z.string(), marks: z.array(z.enum(docMarks)) });
export type DocRun = z.output<typeof docRun>;

/** A part of a document of Word, of a list of our own: nothing of the file is passed on as it is. */
export const docBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int(), runs: z.array(docRun) }),
  z.object({ kind: z.literal('text'), runs: z.array(docRun) }),
  z.object({
    kind: z.literal('item'),
    level: z.int(),
    number: z.nullable(z.int()).check(z.describe('Null: of a list without numbers.')),
    runs: z.array(docRun),
  }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.array(docRun))) }),
  z.object({ kind: z.literal('picture') }),
]);
export type DocBlock = z.output<typeof docBlock>;

export const drivePreview = z.object({
  versionId: driveVersionId,
  kind: z.enum(previewKinds),
  pages: z.nullable(z.int()).check(z.describe('Null: it has none.')),
  table: z.array(driveSheet),
  blocks: z.array(docBlock).check(z.describe('Of a document of Word.')),
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
