import { ApiError } from '@nukkad/contract/kernel/client';
import type { OwnWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.model';
import { workRecordErrors } from '@nukkad/contract/hiring/work-record/work-record.noun';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { Card } from '../../ui/page/card.tsx';
import styles from './apply-record.module.css';

/** The choice to share the own work record along with applying, with all that is shared. */
export function ApplyRecord({
  companyName: name,
  shares,
  onChange,
  children,
}: {
  companyName: string;
  shares: boolean;
  onChange: (shares: boolean) => void;
  /** What the record says. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Card quiet as="section">
      <SwitchLine
        title={t('apply.record', 'Share your verified work record')}
        about={t(
          'apply.record.about',
          '{{name}} reads it for this application only. Anyone with its link can verify it until you stop sharing.',
          { name },
        )}
        checked={shares}
        onChange={onChange}
      />
      <details className={styles.what}>
        <summary>{t('apply.record.what', 'What is shared')}</summary>
        {children}
      </details>
    </Card>
  );
}

/** The record is not as it was shown: one looks at it again before it is shared. */
export const isChangedRecord = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === workRecordErrors.work_record_changed.code;

/** A record that says something, and what draws it. */
export interface RecordToShare {
  readonly own: OwnWorkRecord | null;
  readonly facts: (record: OwnWorkRecord['record']) => ReactNode;
}
