import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { stepOfField } from '@nukkad/contract/identity/partner/partner.model';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './partner.module.css';
import { type StepName, stepWords, stepsFor } from './partner-words.ts';

/** All steps with their state; any may be opened, in any order. Null: nothing has begun, only the first is open. */
export function StepList({ profile, current }: { profile: PartnerProfile | null; current: StepName }) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  const mend = new Set(profile?.reasons.map(({ field }) => stepOfField[field]));
  return (
    <nav aria-label={t('partner.steps', 'Steps')}>
      <ol ref={list} className={styles.steps}>
        {stepsFor(profile).map((step, index) => {
          const done = profile?.steps.some((one) => one.step === step && one.complete) ?? false;
          const toMend = step !== 'review' && mend.has(step);
          const state = toMend
            ? t('partner.step.toMend', 'to fix')
            : done
              ? t('partner.step.done', 'done')
              : '';
          const mark = (
            <span
              className={styles.mark}
              data-done={(done && !toMend) || undefined}
              data-mend={toMend || undefined}
              aria-hidden
            >
              {toMend ? '!' : done ? '✓' : index + 1}
            </span>
          );
          const words = (
            <>
              {mark}
              {stepWords(t, step)}
            </>
          );
          return (
            <li key={step}>
              {profile || step === 'firm' ? (
                <Link
                  to={{ search: `?step=${step}` }}
                  replace
                  preventScrollReset
                  aria-current={step === current ? 'step' : undefined}
                  aria-label={state ? `${stepWords(t, step)}: ${state}` : undefined}
                >
                  {words}
                </Link>
              ) : (
                <a aria-disabled="true" role="link">
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
