import { personName } from '@nukkad/contract/identity/account/account.model';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { setOwnName } from './set-own-name.ts';

const schema = z.object({ fullName: personName });

/** The own name, by the contract's rule; Devanagari and every other script as well. */
export function NameForm({
  onDone,
  save,
  hint,
}: {
  onDone: () => void;
  /** In place of the word on the button, and of what the name is for. */
  save?: string;
  hint?: string;
}) {
  const { t } = useTranslation();
  return (
    <SentFields
      save={save ?? t('name.save', 'Save name')}
      button={{ wide: true }}
      send={({ fullName }: z.output<typeof schema>) => setOwnName(fullName.trim())}
      initial={{ fullName: '' }}
      schema={schema}
      onSent={onDone}
      refusedAt="fullName"
    >
      {({ textAt }) => (
        <HindiField
          label={t('name.label', 'Your full name')}
          autoComplete="name"
          {...textAt('fullName')}
          maxLength={80}
          data-autofocus
          hint={hint ?? t('name.hint', 'The professional will ask for you by this name.')}
        />
      )}
    </SentFields>
  );
}
