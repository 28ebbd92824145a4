import type { ReactNode } from 'react';
import { DateTime } from '../time/date-time.tsx';
import { Small, Text } from '../page/parts.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly key: string;
  readonly title: ReactNode;
  /** Instant in UTC; left out for a step still to come. */
  readonly at?: string;
  readonly note?: ReactNode;
  readonly state: 'done' | 'now' | 'coming' | 'bad';
  /** Came while one looks on: slides in. */
  readonly fresh?: boolean;
}

/** What happened and what comes, oldest first. A new step is said aloud to readers. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline} aria-live="polite">
      {steps.map((step) => (
        <li
          key={step.key}
          data-state={step.state}
          data-fresh={step.fresh || undefined}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <Text as="div" weight={700}>
            {step.title}
          </Text>
          {step.at && (
            <Small as="div">
              <DateTime at={step.at} as="short" />
            </Small>
          )}
          {step.note && <Small as="div">{step.note}</Small>}
        </li>
      ))}
    </ol>
  );
}
