import * as z from 'zod/mini';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './referral.module.css';
import { useAddReferralCode } from './referral.queries.ts';

/** Whether it is a code, the server says. */
const schema = z.object({ code: z.string() });

/** For a person referred by a friend: the friend's code, once. */
export function AddReferralCode() {
  const { t } = useTranslation();
  const give = useAddReferralCode();
  return (
    <SentFields
      save={t('friends.give', 'Apply code')}
      incomplete={({ code }) => code.trim() === ''}
      className={styles.give}
      send={({ code }: z.output<typeof schema>) => give.mutateAsync(code)}
      said={t('friends.given', 'Code applied.')}
      initial={{ code: '' }}
      schema={schema}
      refusedAt="code"
    >
      {({ lineAt }) => (
        <TextField
          label={t('friends.theirs', 'Your friend’s code')}
          hint={t('friends.theirs.hint', '8 letters and digits. You can apply only one code.')}
          {...lineAt('code')}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </SentFields>
  );
}
