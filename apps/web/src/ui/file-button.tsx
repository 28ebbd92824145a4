import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import type { ReactNode } from 'react';
import styles from './file-button.module.css';

/** Chooses files, in our own words: a browser's own button speaks the browser's language. */
export function FileButton({
  children,
  accept,
  multiple,
  disabled,
  describedBy,
  onFiles,
}: {
  /** Its words: "Choose a PDF or a photo". */
  children: ReactNode;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  return (
    <label className={styles.button} data-disabled={disabled || undefined}>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconUpload size={20} aria-hidden />
      {children}
    </label>
  );
}
