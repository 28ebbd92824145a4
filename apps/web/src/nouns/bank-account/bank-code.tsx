import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
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
  const { fields, errors, busy, change, submit } = useForm({
    initial: { code: '' },
    schema,
    send: ({ code }) => verify(code),
  });
  return (
    <Form onSubmit={submit}>
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
        error={errors['code'] ?? errors['form']}
        onChange={({ target }) => change({ code: target.value.replace(/\D/g, '').slice(0, 4) })}
      />
      <Row gap={0.75} above={0.5}>
        <Button type="submit" busy={busy} disabled={fields.code.length < 4}>
          {t('bankAccount.verify', 'Verify bank account')}
        </Button>
      </Row>
      {trial}
    </Form>
  );
}
