import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Row } from '../../ui/page/parts.tsx';

/** The button waits for four digits; which ones are right the server alone knows. */
const schema = z.object({ code: z.string() });

/** Four digits that came with one rupee: they show that the account is the owner's own. `trial`: where they are read in a trial installation. */
export function BankCode({
  trial,
  verify,
}: {
  trial: ReactNode;
  verify: (code: string) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  return (
    <SentFields
      save={t('bankAccount.verify', 'Verify bank account')}
      incomplete={({ code }) => code.length < 4}
      foot={(send) => (
        <>
          <Row gap={0.75} above={0.5}>
            {send}
          </Row>
          {trial}
        </>
      )}
      send={({ code }: z.output<typeof schema>) => verify(code)}
      initial={{ code: '' }}
      schema={schema}
      refusedAt="code"
    >
      {({ fields, errors, change }) => (
        <TextField
          label={t('bankAccount.code', '4-digit reference')}
          hint={t(
            'bankAccount.code.hint',
            'We sent ₹1 to your account. Find the reference in your bank’s message.',
          )}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={fields.code}
          error={errors['code']}
          onChange={({ target }) => change({ code: target.value.replace(/\D/g, '').slice(0, 4) })}
        />
      )}
    </SentFields>
  );
}
