import IconStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './composer.module.css';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** In place of the field while a voice note is recorded. */
export function RecordingRow({
  seconds,
  onFinish,
  onCancel,
}: {
  seconds: number;
  onFinish: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.recording}>
      <button
        type="button"
        className={styles.icon}
        onClick={onCancel}
        aria-label={t('chat.voice.cancel', 'Discard recording')}
      >
        <IconTrash size={24} aria-hidden />
      </button>
      <span role="status">{t('chat.voice.recording', 'Recording…')}</span>
      <span role="timer" translate="no">
        {Math.floor(seconds / 60)}:{twoDigits(seconds % 60)}
      </span>
      <button
        type="button"
        className={styles.send}
        onClick={onFinish}
        // Where the button that began it was.
        autoFocus
        aria-label={t('chat.voice.finish', 'Stop recording')}
      >
        <IconStop size={22} aria-hidden />
      </button>
    </div>
  );
}
