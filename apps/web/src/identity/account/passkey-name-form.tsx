import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { changedMind } from './passkey.queries.ts';
import { wordsOf } from './use-code.ts';

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
  const [name, setName] = useState(first);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await onSave(name.trim() || first);
    } catch (error) {
      setRefused(
        changedMind(error)
          ? t('passkey.stopped', 'No passkey was created. You can try again.')
          : wordsOf(error),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={() => void save()}>
      <HindiField
        label={t('passkey.name', 'Name')}
        value={name}
        maxLength={60}
        data-autofocus
        onText={setName}
        error={refused ?? undefined}
      />
      <Button type="submit" wide busy={busy}>
        {confirm}
      </Button>
    </Form>
  );
}
