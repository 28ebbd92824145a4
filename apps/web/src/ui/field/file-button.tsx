import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { isAccepted, kindsOf } from './accepted-files.ts';
import styles from './file-button.module.css';

/** Chooses files, in our own words: a browser's own button speaks the browser's language. */
export function FileButton({
  children,
  accept,
  multiple,
  capture,
  disabled,
  describedBy,
  onFiles,
}: {
  /** Its words: "Choose a PDF or a photo". */
  children: ReactNode;
  accept: string;
  multiple?: boolean;
  /** On a phone the rear camera opens at once. */
  capture?: 'environment';
  disabled?: boolean;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation();
  const [wrong, setWrong] = useState<string | null>(null);
  /** Told before anything is sent: a drop or another system's picker does not keep to `accept`. */
  const choose = (chosen: readonly File[]) => {
    const other = chosen.find((file) => !isAccepted(file, accept));
    setWrong(other ? other.name : null);
    const fit = chosen.filter((file) => isAccepted(file, accept));
    if (fit.length > 0) onFiles(fit);
  };
  return (
    <>
      <label className={styles.button} data-disabled={disabled || undefined}>
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          capture={capture}
          disabled={disabled}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <IconUpload size={20} aria-hidden />
        {children}
      </label>
      {wrong !== null && (
        <p role="alert" className={styles.wrong}>
          {t('files.wrongKind', '{{name}} can’t be added here. Choose {{kinds}}.', {
            name: wrong,
            kinds: kindsOf(accept).join(', '),
          })}
        </p>
      )}
    </>
  );
}
