import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { BilledToFields } from './billed-to-fields.tsx';
import type { FieldErrors } from '@nukkad/forms/refused-fields';
import type { BilledTo } from './pay-choice.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './pay-step.module.css';

/** A GST number before booking, for those who need one on the invoice; closed, nothing is asked and nothing is sent. */
export function BilledToStep({
  value,
  errors,
  onChange,
}: {
  value: BilledTo | null;
  errors: FieldErrors | null;
  onChange: (next: BilledTo | null) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Stack gap={0.6}>
      <label className={styles.ask}>
        <input
          type="checkbox"
          checked={value !== null}
          aria-controls={id}
          onChange={({ target }) => onChange(target.checked ? { gstNumber: '', companyName: '' } : null)}
        />
        {t('gst.add', 'Add GST number for a tax invoice (optional)')}
      </label>
      <div id={id} className={styles.fields}>
        {value && <BilledToFields value={value} errors={errors} onChange={onChange} />}
      </div>
    </Stack>
  );
}
