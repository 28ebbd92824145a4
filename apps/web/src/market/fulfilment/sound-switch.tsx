import IconBell from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import styles from './request-actions.module.css';

/** Whether new requests ring on this device. */
export function SoundSwitch({
  bell: { on, muted, turn },
}: {
  bell: { readonly on: boolean; readonly muted: boolean; readonly turn: (on: boolean) => void };
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.sound}>
      {muted && <small role="status">{t('sound.tap', 'Tap once so your browser lets requests ring.')}</small>}
      <Button
        tone="plain"
        small
        aria-pressed={on}
        icon={on ? <IconBell size={18} aria-hidden /> : <IconBellOff size={18} aria-hidden />}
        onClick={() => turn(muted || !on)}
      >
        {on ? t('sound.on', 'Sound on') : t('sound.off', 'Sound off')}
      </Button>
    </div>
  );
}
