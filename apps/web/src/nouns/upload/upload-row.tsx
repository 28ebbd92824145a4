import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import styles from './upload-bar.module.css';
import { type UploadItem, shareOf } from './upload-item.ts';
import { pauseUpload, removeUpload, resumeUpload } from './upload-queue.ts';
import { standingOf } from './upload-words.ts';

const size = { size: 20, 'aria-hidden': true } as const;

function IconPress({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => unknown }) {
  return (
    <Button tone="quiet" small aria-label={label} title={label} icon={icon} onClick={() => void onPress()} />
  );
}

/** What can be done with it now. */
function Presses({ item: { id, name, state, failure } }: { item: UploadItem }) {
  const { t } = useTranslation();
  return (
    <>
      {(state === 'waiting' || state === 'sending') && (
        <IconPress
          label={t('upload.pause', 'Pause {{name}}', { name })}
          icon={<IconPause {...size} />}
          onPress={() => pauseUpload(id)}
        />
      )}
      {state === 'stopped' && (
        <IconPress
          label={t('upload.resume', 'Resume {{name}}', { name })}
          icon={<IconPlay {...size} />}
          onPress={() => resumeUpload(id)}
        />
      )}
      {state === 'refused' && failure && (
        <IconPress
          label={t('upload.again', 'Try {{name}} again', { name })}
          icon={<IconRefresh {...size} />}
          onPress={() => resumeUpload(id)}
        />
      )}
      {state !== 'checking' && state !== 'done' && (
        <IconPress
          label={t('upload.remove', 'Cancel the upload of {{name}}', { name })}
          icon={<IconX {...size} />}
          onPress={() => removeUpload(id)}
        />
      )}
    </>
  );
}

export function UploadRow({ item }: { item: UploadItem }) {
  const { t } = useTranslation();
  const { name, state, isHeldUp } = item;
  const isMoving = (state === 'sending' && !isHeldUp) || state === 'checking';
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b title={name} translate="no">
          {name}
        </b>
        <small data-refused={state === 'refused' || undefined}>{standingOf(item, { t })}</small>
        {isMoving && (
          <progress
            max={1}
            value={state === 'checking' ? undefined : shareOf([item])}
            aria-label={t('upload.progress', 'Upload of {{name}}', { name })}
          />
        )}
      </div>
      <Presses item={item} />
    </li>
  );
}
