/** Pages of a file as pictures that carry the name of who reads them; the file itself is not handed out. */
import { shareErrors } from '@nukkad/contract/files/share/share.noun';
import type { Readers } from '../../platform/reading/readers.ts';
import type { SharedFile } from './share.interface.ts';
import type { ShareRow } from './share.store.ts';

const refusals = { unreadable: shareErrors.share_not_viewable };
type Link = Pick<ShareRow, 'shareId'>;

async function look(
  readers: Readers,
  { shareId }: Link,
  file: SharedFile,
  options: { readonly page: number | null; readonly name: string },
) {
  const read = await file.read();
  if (!read) return null;
  const sent = { fileName: file.fileName, ...read };
  return readers.read('viewed', sent, { by: `share ${shareId}`, options, refusals });
}

/** 0: the file is gone. */
export const countPages = async (readers: Readers, share: Link, file: SharedFile): Promise<number> =>
  (await look(readers, share, file, { page: null, name: '' }))?.count ?? 0;

/** Null: there is no such page. */
export const drawViewed = async (
  readers: Readers,
  share: Link,
  file: SharedFile,
  options: { readonly page: number; readonly name: string },
): Promise<Buffer | null> => {
  const picture = (await look(readers, share, file, options))?.picture;
  return picture ? Buffer.from(picture) : null;
};
