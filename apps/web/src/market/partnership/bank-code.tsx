import { type ReactNode, useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './partner.module.css';
import { useVerifyBank } from './partner.queries.ts';

/** Four digits that came with one rupee: they show that the account is the owner's own. `trial`: where they are read in a trial installation. */
export function BankCode({ trial }: { trial: ReactNode }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const verify = useVerifyBank();
  const refused = verify.error instanceof ApiError ? verify.error.message : undefined;
  return (
    <Form onSubmit={() => verify.mutate(code)}>
      <TextField
        label={t('partner.bank.code', '4-digit reference')}
        hint={t(
          'partner.bank.code.hint',
          'We sent ₹1 to your account. Find the reference in your bank’s message.',
        )}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={code}
        error={refused}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 4))}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={verify.isPending} disabled={code.length < 4}>
          {t('partner.bank.verify', 'Verify bank account')}
        </Button>
      </div>
      {trial}
    </Form>
  );
}
