import type { DriveItem, DriveSpace } from '@nukkad/contract/files/drive/drive.model';

/** The top of each drive. */
export const topPaths: Readonly<Record<DriveSpace, string>> = { own: '/drive', team: '/drive/team' };

export const folderPath = (itemId: string) => `/drive/folder/${itemId}`;
export const filePath = (itemId: string) => `/drive/file/${itemId}`;

export const itemPath = ({ kind, itemId }: Pick<DriveItem, 'kind' | 'itemId'>) =>
  kind === 'folder' ? folderPath(itemId) : filePath(itemId);

/** The dialog of what can be done with one of them, `?dialog=item&item=`. */
export const actsDialog = 'item';
/** The parameter of a dialog about one of them; without it, it is about those that are ticked. */
export const itemParameter = 'item';

/** Whose drive a folder of someone else is asked for by: its id alone says where it is. */
export const spaceOf = ({ space }: Pick<DriveItem, 'space'>): DriveSpace =>
  space === 'shared' ? 'own' : space;
