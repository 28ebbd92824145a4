import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconDocument from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconSheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolderFilled.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconPicture from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import styles from './item-icon.module.css';
import type { FileKind } from './item-words.ts';

const icons = {
  folder: IconFolder,
  pdf: IconPdf,
  picture: IconPicture,
  video: IconVideo,
  sheet: IconSheet,
  document: IconDocument,
  other: IconFile,
} as const;

/** The picture of a kind of file; its words stand beside it. */
export function ItemIcon({ kind, size = 28 }: { kind: FileKind; size?: number }) {
  const Icon = icons[kind];
  return (
    <span className={styles.icon} data-kind={kind}>
      <Icon size={size} aria-hidden />
    </span>
  );
}
