import type { Experience } from '@nukkad/contract/hiring/candidate/candidate.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Stack } from '../../ui/page/parts.tsx';

/** Where the person worked, as what, from when; without a last month they still do. */
export function WorkedFields({
  entry: { employer, title, from, to },
  errorOf,
  onChange,
}: {
  entry: Experience;
  errorOf: (field: string) => string | undefined;
  onChange: (next: Partial<Experience>) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <HindiField
        label={t('candidate.worked.employer', 'Where did you work?')}
        maxLength={80}
        value={employer}
        onText={(next) => onChange({ employer: next })}
        error={errorOf('employer')}
      />
      <HindiField
        label={t('candidate.worked.title', 'As what?')}
        maxLength={80}
        value={title}
        onText={(next) => onChange({ title: next })}
        error={errorOf('title')}
      />
      <Stack gap={0.75} columns="1fr 1fr">
        <TextField
          type="month"
          label={t('candidate.worked.from', 'From')}
          value={from}
          onChange={({ target }) => onChange({ from: target.value })}
          error={errorOf('from')}
        />
        <TextField
          type="month"
          label={t('candidate.worked.to', 'Until (empty: still there)')}
          value={to ?? ''}
          onChange={({ target }) => onChange({ to: target.value || null })}
          error={errorOf('to')}
        />
      </Stack>
    </>
  );
}
