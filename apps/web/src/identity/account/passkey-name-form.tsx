import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { changedMind } from './passkey.queries.ts';

/** Left empty, the name stays as it was. */
const schema = z.object({ name: z.string() });

/** What the passkey is called, so that one knows it again in the list. */
export function PasskeyNameForm({
  name: first,
  confirm,
  onSave,
}: {
  name: string;
  confirm: string;
  onSave: (name: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const { fields, errors, busy, change, submit } = useForm({
    initial: { name: first },
    schema,
    send: async ({ name }) => {
      try {
        await onSave(name.trim() || first);
      } catch (error) {
        if (!changedMind(error)) throw error;
        throw new Error(t('passkey.stopped', 'Passkey not created. Try again.'), {
          cause: error,
        });
      }
    },
  });
  return (
    <Form onSubmit={submit}>
      <HindiField
        label={t('passkey.name', 'Name')}
        name="name"
        value={fields.name}
        maxLength={60}
        data-autofocus
        onText={(name) => change({ name })}
        error={errors['name'] ?? errors['form']}
      />
      <Button type="submit" wide busy={busy}>
        {confirm}
      </Button>
    </Form>
  );
}
