import * as z from 'zod/mini';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import styles from './referral.module.css';
import { useAddReferralCode } from './referral.queries.ts';

/** Whether it is a code, the server says. */
const schema = z.object({ code: z.string() });

/** For a person referred by a friend: the friend's code, once. */
export function AddReferralCode() {
  const { t } = useTranslation();
  const give = useAddReferralCode();
  const { fields, errors, busy, change, submit } = useForm({
    initial: { code: '' },
    schema,
    send: async ({ code }) => {
      await give.mutateAsync(code);
      toast.success(t('friends.given', 'Code applied.'));
    },
  });
  return (
    <Form className={styles.give} onSubmit={submit}>
      <TextField
        label={t('friends.theirs', 'Your friend’s code')}
        hint={t('friends.theirs.hint', '8 letters and digits. You can apply only one code.')}
        name="code"
        value={fields.code}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors['code'] ?? errors['form']}
        onChange={(event) => change({ code: event.target.value })}
      />
      <Button type="submit" busy={busy} disabled={fields.code.trim() === ''}>
        {t('friends.give', 'Apply code')}
      </Button>
    </Form>
  );
}
