import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './composer.module.css';
import { quoteOf } from './line.ts';
import type { About } from './message-acts.ts';
import { Quote } from './quote.tsx';

/** Above the field: which message is answered or written anew, and the way out of it. */
export function AboutStrip({ about: { kind, message }, onEnd }: { about: About; onEnd: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.about}>
      <div>
        <small>{kind === 'edit' ? t('chat.editing', 'Editing') : t('chat.replying', 'Reply to')}</small>
        <Quote quoted={quoteOf(message)} />
      </div>
      <button
        type="button"
        className={styles.icon}
        aria-label={
          kind === 'edit' ? t('chat.edit.stop', 'Stop editing') : t('chat.reply.stop', 'Don’t reply')
        }
        onClick={onEnd}
      >
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}
