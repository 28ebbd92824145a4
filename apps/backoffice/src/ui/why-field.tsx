import { t } from '../platform/words.ts';
import { TextInput } from '@mantine/core';

/** The reason that goes into the audit log. */
export function WhyField({
  why,
  error,
  focused,
  onChange,
}: {
  why: string;
  error: string | undefined;
  focused?: boolean;
  onChange: (why: string) => void;
}) {
  return (
    <TextInput
      label={t('common.reason', 'Reason')}
      description={t('ui.savedInTheAuditLog', 'Saved in the audit log. Don’t include names or numbers.')}
      required
      {...(focused ? { 'data-autofocus': true } : {})}
      value={why}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
