import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { useDrawnByServer } from '../first-view/drawn-by-server.ts';
import { isFirstWait, useFirstWait } from './first-navigation.ts';
import { pageDrawn } from './start-guard.ts';
import styles from './splash.module.css';

/** Specification section 9. */
const fadeMs = 600;

/**
 * The logo at the first start of a visit; it fades once the first navigation has finished and is then taken away, and by
 * nothing else. A page that the server rendered has arrived with its HTML: there it fades without any script. It lies over
 * the page as paint only: it takes no clicks and hides nothing from readers. It is not seen where a page of the visit is
 * loaded anew, and where scripts are off or have failed.
 */
export function Splash({ brand }: { brand: string }) {
  const idle = useNavigation().state === 'idle';
  const waiting = useFirstWait();
  const arrived = useDrawnByServer();
  const [stage, setStage] = useState<'shown' | 'fading' | 'gone'>(arrived ? 'fading' : 'shown');

  useEffect(() => {
    // Asked anew: at the first drawing the page beside has not said yet that it waits.
    if (idle && !isFirstWait() && stage === 'shown') setStage('fading');
    if (stage !== 'fading') return;
    dispatchEvent(new Event(pageDrawn));
    const timer = setTimeout(() => setStage('gone'), fadeMs);
    return () => clearTimeout(timer);
  }, [idle, waiting, stage]);

  if (stage === 'gone') return null;
  return (
    <div className={styles.splash} data-stage={stage} aria-hidden="true">
      <noscript>
        <style>{`.${styles.splash}{display:none}`}</style>
      </noscript>
      <Wordmark brand={brand} size="large" />
    </div>
  );
}
