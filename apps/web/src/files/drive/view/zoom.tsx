import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Row, Small, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import styles from './view.module.css';

/** Percent of the width that there is. */
const steps = [100, 150, 200, 300] as const;

/** Pages or a picture, as large as one needs them; what is wider than the screen is moved by finger, wheel or arrows. */
export function Zoom({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [step, setStep] = useState(0);
  const percent = steps[step] ?? 100;
  return (
    <Stack gap={0.5} narrows>
      <Row gap={0.5} align="center" justify="end">
        <Button
          small
          tone="plain"
          disabled={step === 0}
          aria-label={t('driveView.smaller', 'Zoom out')}
          icon={<IconMinus size={20} aria-hidden />}
          onClick={() => setStep(step - 1)}
        />
        <Small aria-live="polite" figures>
          {percent}%
        </Small>
        <Button
          small
          tone="plain"
          disabled={step === steps.length - 1}
          aria-label={t('driveView.larger', 'Zoom in')}
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => setStep(step + 1)}
        />
      </Row>
      <section className={styles.frame} aria-label={label} tabIndex={0}>
        <div key={percent} style={{ width: `${percent}%` }}>
          {children}
        </div>
      </section>
    </Stack>
  );
}
