import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';
import { tellsDrive as tells } from './drive.live.ts';

/** `deleted`: there is no row any more. */
export const driveStatuses = ['kept', 'binned', 'deleted'] as const;
export type DriveStatus = (typeof driveStatuses)[number];

export const driveKinds = ['folder', 'file'] as const;
export type DriveKind = (typeof driveKinds)[number];

/** The narrowest last: who manages may also change, who may change may also read. */
export const driveRights = ['manage', 'edit', 'view'] as const;
export type DriveRight = (typeof driveRights)[number];

/** A file or a folder that people keep. What a folder holds goes where the folder goes. */
export const driveLifecycle = lifecycle({
  name: 'drive',
  states: driveStatuses,
  actors: ['Editor', 'Manager', 'System'],
  moves: {
    keep: {
      from: [null],
      to: ['kept'],
      by: ['Editor'],
      why: 'A folder, or a file that was checked and written anew; also a copy of one.',
      tells: ['drive.item_changed', 'drive.version_added'],
    },
    addVersion: {
      from: ['kept'],
      to: ['kept'],
      by: ['Editor'],
      why: 'Another file under the same name, or an earlier one again; the last 50 are kept.',
      tells: ['drive.item_changed', 'drive.version_added'],
    },
    rename: {
      from: ['kept'],
      to: ['kept'],
      by: ['Editor'],
      why: 'As it was read; a name is there once in a folder.',
      tells: ['drive.item_changed'],
    },
    move: {
      from: ['kept'],
      to: ['kept'],
      by: ['Editor'],
      why: 'Within its drive, and never into itself.',
      tells: ['drive.item_changed'],
    },
    bin: {
      from: ['kept'],
      to: ['binned'],
      by: ['Editor'],
      why: 'With all that is in it; 30 days later it is removed.',
      tells: ['drive.item_changed'],
      times: ['drive.empty_bin'],
    },
    restore: {
      from: ['binned'],
      to: ['kept'],
      by: ['Editor'],
      why: 'To where it was, or to the top where that is gone.',
      tells: ['drive.item_changed'],
    },
    remove: {
      from: ['binned'],
      to: ['deleted'],
      by: ['Manager', 'System'],
      why: 'For good: rows, versions and files.',
      tells: ['drive.item_removed'],
    },
  },
});
export type DriveVerb = keyof (typeof driveLifecycle)['moves'];

/** Whose drive: a person’s own has `userId`, that of a business `organisationId`. */
const ofSpace = {
  itemId: ref('item'),
  spaceId: ref('drive'),
  userId: z.optional(ref('person')),
  organisationId: z.optional(ref('organisation')),
};

export const driveEvents = {
  itemChanged: event('drive.item_changed', {
    summary: 'Something in a drive was added, renamed, moved, binned or restored.',
    facts: z.object(ofSpace),
    tells,
  }),
  versionAdded: event('drive.version_added', {
    summary: 'A file of a drive has a new version.',
    facts: z.object({ ...ofSpace, versionId: ref('version') }),
  }),
  itemRemoved: event('drive.item_removed', {
    summary: 'Something in a drive was removed for good.',
    facts: z.object(ofSpace),
    tells,
  }),
};

export const driveErrors = defineErrors({
  drive_item_not_found: [404, 'Resource is not available'],
  drive_version_not_found: [404, 'Resource is not available'],
  drive_moved_on: [409, 'This was changed meanwhile. Check it and try again.'],
  drive_name_taken: [409, 'There is something with this name in the folder already.'],
  drive_into_itself: [409, 'A folder can’t go into itself.'],
  drive_too_deep: [409, 'Folders can lie 20 deep. Choose one further up.'],
  drive_no_folder: [409, 'Choose a folder.'],
  drive_across: [409, 'This is in another drive. Copy it there instead.'],
  drive_full: [409, 'There isn’t enough space. Remove something, or empty the bin.'],
  drive_file_too_large: [413, 'This file is larger than the drive takes.'],
  drive_copy_large: [409, 'This folder holds more than 500 files and folders. Copy them in parts.'],
  drive_bin_first: [409, 'Only what is in the bin can be removed for good.'],
});

export const driveActs = actsOf('drive', driveLifecycle);
