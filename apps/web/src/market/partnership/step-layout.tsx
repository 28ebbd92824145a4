import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { stepOfField } from '@nukkad/contract/identity/partner/partner.model';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type StepName, fieldWords, stepNames, stepWords } from './partner-words.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './partner.module.css';
import { StepList } from './step-list.tsx';

/** The steps beside the open one, with the fields that a reviewer wants corrected. */
export function StepLayout({
  profile,
  current,
  children,
}: {
  profile: PartnerProfile | null;
  current: StepName;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);
  const reasons = profile?.reasons.filter(({ field }) => stepOfField[field] === current) ?? [];
  return (
    <div className={styles.layout}>
      <StepList profile={profile} current={current} />
      <Stack gap={1.125} narrows>
        <h2 ref={heading} tabIndex={-1}>
          {!profile?.can.editsAreReviewed && (
            <>
              <span className={styles.small}>
                {t('partner.stepOf', 'Step {{number}} of {{count}}', {
                  number: stepNames.indexOf(current) + 1,
                  count: stepNames.length,
                })}
              </span>
              <br />
            </>
          )}
          {stepWords(t, current)}
        </h2>
        {reasons.length > 0 && (
          <ul className={styles.refused}>
            {reasons.map(({ field, reason }) => (
              <li key={field}>
                {fieldWords(t, field)}: {reason}
              </li>
            ))}
          </ul>
        )}
        {children}
      </Stack>
    </div>
  );
}
