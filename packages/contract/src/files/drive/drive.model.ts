import * as z from 'zod/mini';
import { id, instant } from '../../kernel/schema.ts';
import { driveKinds, driveRights } from './drive.noun.ts';

const choose = 'Choose one of the list.';
const mebibyte = 1024 * 1024;

export const driveLimits = {
  nameLength: 200,
  depth: 20,
  versions: 50,
  binDays: 30,
  /** Entries of a folder that is copied. */
  copied: 500,
  /** What a setting may allow for one file. */
  mostFileBytes: 1024 * mebibyte,
} as const;

export const driveItemId = id('DriveItem');
export const driveVersionId = id('DriveVersion');
export type DriveItemId = z.output<typeof driveItemId>;

/** Drives that can be asked for. */
export const driveSpaces = ['own', 'team'] as const;
export const driveSpace = z.enum(driveSpaces, choose);
export type DriveSpace = z.output<typeof driveSpace>;

/** `shared`: in the drive of someone else. */
export const itemSpace = z.enum([...driveSpaces, 'shared']);
export const driveKind = z.enum(driveKinds, choose);
export const driveRight = z.enum(driveRights, choose);

/** What fills a drive, as the bar of the quota says it. */
export const driveFills = ['pdf', 'picture', 'video', 'sheet', 'document', 'other'] as const;
export type DriveFill = (typeof driveFills)[number];

/** No path, and nothing that a screen or a file system would read as something else. */
const wrongInName = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]/u;

/** As people type it: composed, and without spaces around it. */
export const driveName = z.string('Enter a name.').check(
  z.overwrite((value) => value.normalize('NFC').trim()),
  z.minLength(1, 'Enter a name.'),
  z.maxLength(driveLimits.nameLength, `Use at most ${driveLimits.nameLength} characters.`),
  z.refine((value) => !wrongInName.test(value), 'Leave out / and \\ and other signs that names can’t have.'),
  z.refine((value) => value !== '.' && value !== '..', 'Choose another name.'),
  z.describe('Without / and \\.'),
);

/** What this caller may do with it now. */
export const driveCan = z.object({
  rename: z.boolean(),
  move: z.boolean(),
  copy: z.boolean(),
  star: z.boolean(),
  bin: z.boolean(),
  restore: z.boolean(),
  remove: z.boolean(),
  share: z.boolean(),
  addVersion: z.boolean(),
});

export const driveItem = z.object({
  itemId: driveItemId,
  space: itemSpace,
  parentId: z.nullable(driveItemId).check(z.describe('Null: at the top, or in a folder that is not shared.')),
  kind: driveKind,
  name: z.string(),
  mediaType: z.nullable(z.string()).check(z.describe('Null: a folder.')),
  bytes: z.nullable(z.int()).check(z.describe('Null: a folder.')),
  changedAt: instant(),
  changedByName: z.string().check(z.describe('Empty: no name, or the account is gone.')),
  isStarred: z.boolean(),
  versionId: z.nullable(driveVersionId).check(z.describe('Null: a folder.')),
  versionNumber: z.nullable(z.int()).check(z.describe('Null: a folder.')),
  thumbnail: z
    .nullable(z.string())
    .check(z.describe('Address of a small picture, for the caller; null: none.')),
  hasPreview: z.boolean(),
  right: driveRight,
  version: z.int().check(z.describe('Counts its changes.')),
  can: driveCan,
});
export type DriveItem = z.output<typeof driveItem>;
export type DriveItemAnswer = z.input<typeof driveItem>;

export const binnedItem = z.object({
  ...driveItem.shape,
  binnedAt: instant(),
  binnedByName: z.string().check(z.describe('Empty: no name, or the account is gone.')),
  removedAt: instant('From then on it is gone for good.'),
});
export type BinnedItem = z.output<typeof binnedItem>;
export type BinnedItemAnswer = z.input<typeof binnedItem>;

export const driveFolderName = z.object({ itemId: driveItemId, name: z.string() });

export const driveSpaceFacts = z.object({
  space: itemSpace,
  bytes: z.int().check(z.describe('Versions and the bin are in it.')),
  files: z.int(),
  quotaBytes: z.int(),
  fileBytes: z.int().check(z.describe('The largest file that it takes.')),
  byKind: z
    .array(z.object({ kind: z.enum(driveFills), bytes: z.int() }))
    .check(z.describe('The largest first; empty ones are left out.')),
  right: driveRight,
});
export type DriveSpaceFacts = z.output<typeof driveSpaceFacts>;
export type DriveSpaceAnswer = z.input<typeof driveSpaceFacts>;

export const driveVersion = z.object({
  versionId: driveVersionId,
  number: z.int(),
  mediaType: z.string(),
  bytes: z.int(),
  createdAt: instant(),
  createdByName: z.string().check(z.describe('Empty: no name, or the account is gone.')),
  isCurrent: z.boolean(),
});
export type DriveVersion = z.output<typeof driveVersion>;
export type DriveVersionAnswer = z.input<typeof driveVersion>;
