import { personName } from '@nukkad/contract/identity/account/account.model';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { setOwnName } from './set-own-name.ts';

const schema = z.object({ fullName: personName });

/** The own name, by the contract's rule; Devanagari and every other script as well. */
export function NameForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { fields, errors, busy, change, submit } = useForm({
    initial: { fullName: '' },
    schema,
    send: async ({ fullName }) => {
      await setOwnName(fullName.trim());
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <HindiField
        label={t('name.label', 'Your full name')}
        autoComplete="name"
        name="fullName"
        value={fields.fullName}
        maxLength={80}
        data-autofocus
        onText={(fullName) => change({ fullName })}
        error={errors['fullName'] ?? errors['form']}
        hint={t('name.hint', 'The professional will ask for you by this name.')}
      />
      <Button type="submit" wide busy={busy}>
        {t('name.save', 'Save name')}
      </Button>
    </Form>
  );
}
