import { personName } from '@nukkad/contract/account/account.model';
import { useState } from 'react';
import { fieldErrors } from '../platform/forms/field-errors.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { HindiField } from '../ui/hindi-field.tsx';
import { setOwnName } from './set-own-name.ts';

/** The own name, by the contract's rule; Devanagari and every other script as well. */
export function NameForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    const errors = fieldErrors(personName, name, t);
    setError(errors?.[''] ?? null);
    if (errors) return;
    setBusy(true);
    try {
      await setOwnName(name.trim());
      onDone();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form onSubmit={() => void save()}>
      <HindiField
        label={t('name.label', 'Your full name')}
        autoComplete="name"
        value={name}
        maxLength={80}
        data-autofocus
        onText={(typed) => {
          setError(null);
          setName(typed);
        }}
        error={error ?? undefined}
        hint={t('name.hint', 'The professional will ask for you by this name.')}
      />
      <Button type="submit" wide busy={busy}>
        {t('name.save', 'Save name')}
      </Button>
    </Form>
  );
}
