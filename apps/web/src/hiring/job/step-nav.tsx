import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { stepWords } from './job-words.ts';
import styles from './job.module.css';
import { isStepDone, type JobStep, jobSteps, type TypedJob } from './typed-job.ts';

/** Nothing of the third step is needed, so it is done only once something was said there, or it was passed. */
const isBegun = (step: JobStep, { skillIds, languages, questions }: TypedJob) =>
  step !== 'who' || skillIds.length + languages.length + questions.length > 0;

/** All steps with their state; any may be opened, in any order. */
export function StepNav({ current, typed }: { current: JobStep; typed: TypedJob }) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={t('posting.steps', 'Steps')}>
      <ol ref={list} className={styles.steps}>
        {jobSteps.map((step, at) => {
          const isDone = isStepDone(step, typed) && (at < jobSteps.indexOf(current) || isBegun(step, typed));
          const words = stepWords[step](t);
          return (
            <li key={step}>
              <Link
                to={{ search: `?step=${step}` }}
                preventScrollReset
                aria-current={step === current ? 'step' : undefined}
                aria-label={isDone ? t('posting.step.done', '{{step}}: done', { step: words }) : undefined}
              >
                <span className={styles.mark} data-done={isDone || undefined} aria-hidden>
                  {isDone ? '✓' : at + 1}
                </span>
                {words}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
