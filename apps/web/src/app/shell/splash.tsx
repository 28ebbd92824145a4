import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './splash.module.css';

/** Specification section 9. */
const fadeMs = 600;

/**
 * The logo at start; it fades once the first navigation has finished and is then taken away. It lies over
 * the page as paint only: it takes no clicks, hides nothing from readers, and without scripts goes by itself.
 */
export function Splash({ brand }: { brand: string }) {
  const settled = useNavigation().state === 'idle';
  const [stage, setStage] = useState<'shown' | 'fading' | 'gone'>('shown');

  useEffect(() => {
    if (settled && stage === 'shown') setStage('fading');
    if (stage !== 'fading') return;
    const timer = setTimeout(() => setStage('gone'), fadeMs);
    return () => clearTimeout(timer);
  }, [settled, stage]);

  if (stage === 'gone') return null;
  return (
    <div className={styles.splash} data-stage={stage} aria-hidden="true">
      <Wordmark brand={brand} size="large" />
    </div>
  );
}
