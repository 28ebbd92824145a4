import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { numberFormat } from '../../ui/mark/formats.ts';

const step = 1024;
const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const exactBelow = 10;

/** 840 B, 1.4 MB, 12 GB: as phones say it. */
export function bytesWords(locale: string, bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step)));
  const amount = bytes / step ** power;
  const digits = power > 0 && amount < exactBelow ? 1 : 0;
  return `${numberFormat(locale, { maximumFractionDigits: digits }).format(amount)} ${units[power]}`;
}

export type FileKind = 'folder' | 'pdf' | 'picture' | 'video' | 'sheet' | 'document' | 'other';

const office = 'application/vnd.openxmlformats-officedocument.';
const sheets: readonly string[] = [`${office}spreadsheetml.sheet`, 'text/csv'];
const documents: readonly string[] = [`${office}wordprocessingml.document`, 'text/plain'];

/** What its picture shows, and what it is called. */
export function kindOf({ kind, mediaType }: Pick<DriveItem, 'kind' | 'mediaType'>): FileKind {
  if (kind === 'folder') return 'folder';
  const type = mediaType ?? '';
  if (type === 'application/pdf') return 'pdf';
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('video/')) return 'video';
  if (sheets.includes(type)) return 'sheet';
  return documents.includes(type) ? 'document' : 'other';
}

export const kindWords: Readonly<Record<FileKind, (t: Translate) => string>> = {
  folder: (t) => t('drive.kind.folder', 'Folder'),
  pdf: (t) => t('drive.kind.pdf', 'PDF'),
  picture: (t) => t('drive.kind.picture', 'Photo'),
  video: (t) => t('drive.kind.video', 'Video'),
  sheet: (t) => t('drive.kind.sheet', 'Spreadsheet'),
  document: (t) => t('drive.kind.document', 'Document'),
  other: (t) => t('drive.kind.other', 'File'),
};
