import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { changedMind } from '../../platform/passkeys.ts';

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
  return (
    <SentFields
      save={confirm}
      button={{ wide: true }}
      send={async ({ name }: z.output<typeof schema>) => {
        try {
          await onSave(name.trim() || first);
        } catch (error) {
          if (!changedMind(error)) throw error;
          throw new Error(t('passkey.stopped', 'Passkey not created. Try again.'), {
            cause: error,
          });
        }
      }}
      initial={{ name: first }}
      schema={schema}
      refusedAt="name"
    >
      {({ textAt }) => (
        <HindiField label={t('passkey.name', 'Name')} {...textAt('name')} maxLength={60} data-autofocus />
      )}
    </SentFields>
  );
}
