import IconSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './composer.module.css';

/** The few that people use about work; a phone's keyboard has all of them. */
const common = Array.from('🙏👍👌😊😂😅🙂😍😢😮👏🎉✅❌⏰📍📞🔧🏠❤️'.replaceAll('\ufe0f', ''));

/** A small choice for a desk. */
export function EmojiChoice({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => box.current?.removeAttribute('open');
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) close();
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, []);
  return (
    <details
      ref={box}
      className={styles.emoji}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return;
        event.stopPropagation();
        close();
        box.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.icon} aria-label={t('chat.emoji', 'Emoji')} title={t('chat.emoji', 'Emoji')}>
        <IconSmile size={24} aria-hidden />
      </summary>
      <div className={styles.emojis}>
        {common.map((emoji) => (
          <button
            key={emoji}
            type="button"
            onClick={() => {
              close();
              onChoose(emoji);
            }}
          >
            {emoji}
          </button>
        ))}
      </div>
    </details>
  );
}
