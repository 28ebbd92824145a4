import {
  type ApprovalKindName,
  type ChainLevel,
  reviewerKinds,
} from '@nukkad/contract/people/approval/approval.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Grid } from '../../ui/page/parts.tsx';
import styles from './approval.module.css';
import { useColleagues, useDepartmentChoice } from '../../nouns/team/team.queries.ts';

export interface TypedLevel extends ChainLevel {
  readonly key: number;
}

const reviewerWords: Readonly<Record<ChainLevel['reviewer'], (t: Translate) => string>> = {
  permission: (t) => t('level.permission', 'Anyone with permission'),
  person: (t) => t('level.person', 'One person'),
  manager: (t) => t('level.manager', 'The employee’s manager'),
};

interface LevelProps {
  readonly kind: ApprovalKindName;
  readonly level: TypedLevel;
  readonly number: number;
  readonly onChange: (next: Partial<ChainLevel>) => void;
  readonly onUp: (() => void) | null;
  readonly onRemove: () => void;
}

function Who({ level, onChange }: Pick<LevelProps, 'level' | 'onChange'>) {
  const { t } = useTranslation();
  const team = useColleagues();
  return (
    <>
      <SelectField
        label={t('level.reviewer', 'Who decides?')}
        value={level.reviewer}
        options={reviewerKinds.map((value) => ({ value, label: reviewerWords[value](t) }))}
        onChange={choosing(reviewerKinds, (reviewer) => onChange({ reviewer, staffId: null }))}
      />
      {level.reviewer === 'person' && (
        <SelectField
          label={t('level.who', 'Person')}
          value={level.staffId ?? ''}
          options={[
            { value: '', label: t('level.choose', 'Choose a person') },
            ...(team.data ?? []).map(({ staffId, fullName }) => ({ value: staffId, label: fullName })),
          ]}
          onChange={({ target }) => onChange({ staffId: target.value || null })}
        />
      )}
    </>
  );
}

function When({ kind, level, onChange }: Pick<LevelProps, 'kind' | 'level' | 'onChange'>) {
  const { t } = useTranslation();
  const departments = useDepartmentChoice();
  return (
    <>
      <SelectField
        label={t('level.department', 'For')}
        value={level.departmentId ?? ''}
        options={[
          { value: '', label: t('level.everyone', 'All departments') },
          ...(departments.data ?? []).map(({ departmentId, name }) => ({
            value: departmentId,
            label: name,
          })),
        ]}
        onChange={({ target }) => onChange({ departmentId: target.value || null })}
      />
      {(kind === 'expense' || kind === 'travel') && (
        <MoneyField
          label={t('level.amount', 'From this amount')}
          hint={t('level.amount.all', 'Leave it at 0 for every amount.')}
          paise={level.fromAmount}
          zero
          onPaise={(paise) => onChange({ fromAmount: paise ?? 0 })}
        />
      )}
    </>
  );
}

/** One level: who decides, and on which requests. */
export function LevelFields({ kind, level, number, onChange, onUp, onRemove }: LevelProps) {
  const { t } = useTranslation();
  return (
    <Card as="li" quiet>
      <div className={styles.level}>
        <h2>{t('level.number', 'Level {{number}}', { number })}</h2>
        <Who level={level} onChange={onChange} />
        <Grid least={9} gap={0.75}>
          <When kind={kind} level={level} onChange={onChange} />
        </Grid>
        <Acts>
          {onUp && (
            <Button small tone="plain" onClick={onUp}>
              {t('level.up', 'Move up')}
            </Button>
          )}
          <Button small tone="plain" onClick={onRemove}>
            {t('level.remove', 'Remove level')}
          </Button>
        </Acts>
      </div>
    </Card>
  );
}
