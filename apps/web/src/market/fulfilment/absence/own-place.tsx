import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { devicePosition } from '../../../platform/location/device-position.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import styles from '../job.module.css';
import type { Position } from './customer-absent.queries.ts';

/** Where the device is, asked for by a tap and with the reason; the report works without it. */
export function OwnPlace({
  position,
  onPosition,
}: {
  position: Position | null;
  onPosition: (position: Position) => void;
}) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = async () => {
    setState('asking');
    try {
      const { latitude, longitude, accuracy } = (await devicePosition()).coords;
      onPosition({ latitude, longitude, accuracyMetres: Math.min(1_000_000, Math.round(accuracy)) });
      setState('idle');
    } catch {
      setState('refused');
    }
  };
  if (position) return <Note>{t('absent.place.added', 'Your location is added.')}</Note>;
  return (
    <div className={styles.stack}>
      <Note role={state === 'refused' ? 'status' : undefined}>
        {state === 'refused'
          ? t('absent.place.refused', 'No location from this device. You can report without it.')
          : t('absent.place.why', 'Your location shows our support that you were at the address.')}
      </Note>
      <Button
        tone="plain"
        wide
        busy={state === 'asking'}
        icon={<IconMapPin size={20} aria-hidden />}
        onClick={() => void ask()}
      >
        {t('absent.place.add', 'Add my location')}
      </Button>
    </div>
  );
}
