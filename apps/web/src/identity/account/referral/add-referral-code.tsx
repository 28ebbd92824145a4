import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './referral.module.css';
import { useAddReferralCode } from './referral.queries.ts';

const wordsOf = (error: Error | null) =>
  error instanceof ApiError ? (error.fields['code'] ?? error.message) : error?.message;

/** For a person referred by a friend: the friend's code, once. */
export function AddReferralCode() {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const give = useAddReferralCode();
  return (
    <Form
      className={styles.give}
      onSubmit={() => {
        give.mutate(code, {
          onSuccess: () => toast.success(t('friends.given', 'Code applied. Your friend has been credited.')),
        });
      }}
    >
      <TextField
        label={t('friends.theirs', 'Your friend’s code')}
        hint={t('friends.theirs.hint', '8 letters and digits. It counts once.')}
        value={code}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={wordsOf(give.error)}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" busy={give.isPending} disabled={code.trim() === ''}>
        {t('friends.give', 'Apply code')}
      </Button>
    </Form>
  );
}
