import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Announcement } from '../../ui/state/announcement.tsx';
import styles from './upload-bar.module.css';
import { type UploadItem, isOnItsWay, isOver, shareOf } from './upload-item.ts';
import { clearOver, onUploads, pauseAll, recallUploads, resumeAll, uploads } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { percentOf, summaryOf } from './upload-words.ts';

const none: readonly UploadItem[] = [];
/** What is done goes out of sight by itself; what was refused stays. */
const doneMs = 8_000;

/** Closing the page holds up what is on its way: it goes on with the next visit. */
function useAskBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
}

function useClearing(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(clearOver, doneMs);
    return () => clearTimeout(timer);
  }, [isDone]);
}

function Head({
  items,
  isOpen,
  listId,
  onPress,
}: {
  items: readonly UploadItem[];
  isOpen: boolean;
  listId: string;
  onPress: () => void;
}) {
  const { t, plural } = useTranslation();
  const isGoing = items.some(isOnItsWay);
  const Chevron = isOpen ? IconDown : IconUp;
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.opens}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onPress}
      >
        <Chevron size={20} aria-hidden />
        <span>{summaryOf(items, { t, plural })}</span>
        {isGoing && <span className={styles.share}>{percentOf(shareOf(items))}</span>}
      </button>
      {isGoing && (
        <Button tone="plain" small onClick={pauseAll}>
          {t('upload.pauseAll', 'Pause')}
        </Button>
      )}
      {!isGoing && items.some(({ state }) => state === 'stopped') && (
        <Button tone="plain" small onClick={resumeAll}>
          {t('upload.resumeAll', 'Resume')}
        </Button>
      )}
      {items.every(isOver) && (
        <Button tone="plain" small onClick={clearOver}>
          {t('upload.close', 'Close')}
        </Button>
      )}
    </div>
  );
}

/** What is on its way from this device, below every page. */
export function UploadBar() {
  const { t, plural } = useTranslation();
  const items = useSyncExternalStore(onUploads, uploads, () => none);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  useEffect(() => void recallUploads(), []);
  useAskBeforeLeaving(items.some(isOnItsWay));
  useClearing(items.length > 0 && items.every(({ state }) => state === 'done'));
  const isThere = items.length > 0;
  const isRefused = items.some(({ state }) => state === 'refused');
  return (
    <>
      <Announcement>{isThere ? summaryOf(items, { t, plural }) : ''}</Announcement>
      {isThere && (
        <section className={styles.bar} aria-label={t('upload.title', 'Uploads')}>
          <Head items={items} isOpen={isOpen} listId={listId} onPress={() => setIsOpen(!isOpen)} />
          {items.some(isOnItsWay) && (
            <progress max={1} value={shareOf(items)} aria-label={t('upload.all', 'All uploads together')} />
          )}
          <ul id={listId} className={styles.list} hidden={!isOpen && !isRefused}>
            {items
              .filter(({ state }) => isOpen || state === 'refused')
              .map((item) => (
                <UploadRow key={item.id} item={item} />
              ))}
          </ul>
        </section>
      )}
    </>
  );
}
