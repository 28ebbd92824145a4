import type { DriveItem, DriveSpace } from '@nukkad/contract/files/drive/drive.model';

/** Where a file of the device goes. */
export interface UploadTarget {
  readonly space: DriveSpace;
  /** Null or left out: the top. */
  readonly parentId?: string | null | undefined;
  /** The file of which it becomes the next version. */
  readonly itemId?: string | undefined;
}

/** `checking`: all of it is sent. `stopped`: the person paused it. */
export type UploadState = 'waiting' | 'sending' | 'checking' | 'stopped' | 'refused' | 'done';

/** The server's side of an upload: where its bytes go. */
export interface Begun {
  readonly uploadId: string;
  readonly url: string;
  readonly partBytes: number;
}

/** A file on its way, as this device knows it. */
export interface UploadItem {
  /** Ordered: what was chosen first goes first. */
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string;
  readonly target: UploadTarget;
  readonly begun: Begun | null;
  readonly state: UploadState;
  /** How much has arrived. */
  readonly sent: number;
  /** Why it was refused, in the person's language. */
  readonly failure: string | null;
  /** There is no network, or the server does not answer: it goes on by itself. */
  readonly isHeldUp: boolean;
  /** What it became. */
  readonly item: DriveItem | null;
}

export const isOver = ({ state }: UploadItem): boolean => state === 'done' || state === 'refused';
export const isOnItsWay = ({ state }: UploadItem): boolean =>
  state === 'waiting' || state === 'sending' || state === 'checking';

/** Of all files together, 0 to 1; what was refused is left out. */
export function shareOf(items: readonly UploadItem[]): number {
  const counted = items.filter(({ state }) => state !== 'refused');
  const all = counted.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent = counted.reduce((sum, item) => sum + (item.state === 'done' ? item.bytes : item.sent), 0);
  return all === 0 ? 1 : sent / all;
}
