import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import {
  type FieldReason,
  type ProfileField,
  profileFields,
} from '@nukkad/contract/identity/partner/partner.model';
import { useState } from 'react';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { fieldWords } from '../../ui/field-words.ts';

/** A reason for each field that must be mended; the partner reads them where the field stands. */
export function RejectForm({
  fields = profileFields,
  busy,
  error,
  onReject,
  onClose,
}: {
  fields?: readonly ProfileField[];
  busy: boolean;
  error: unknown;
  onReject: (reasons: FieldReason[]) => void;
  onClose: () => void;
}) {
  const [reasons, setReasons] = useState<Partial<Record<ProfileField, string>>>({});
  const [tried, setTried] = useState(false);
  const chosen = fields.flatMap((field) => {
    const reason = reasons[field];
    return reason === undefined ? [] : [{ field, reason }];
  });
  const set = (field: ProfileField, reason: string | undefined) =>
    setReasons({ ...reasons, [field]: reason });
  const missing = (reason: string) => (tried && reason.trim() === '' ? 'Say what needs fixing.' : undefined);
  return (
    <DialogForm
      title="Send it back"
      doIt="Send it back"
      colour="sindoor"
      size="lg"
      busy={busy}
      error={error}
      onSubmit={() => {
        setTried(true);
        if (chosen.length > 0 && chosen.every(({ reason }) => reason.trim() !== '')) onReject(chosen);
      }}
      onClose={onClose}
    >
      <Text size="sm">Mark what needs fixing and say how. The partner sees it beside the field.</Text>
      {tried && chosen.length === 0 ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          Mark at least one field.
        </Text>
      ) : null}
      <Stack gap="xs">
        {fields.map((field) => {
          const reason = reasons[field];
          return (
            <Stack key={field} gap={4}>
              <Checkbox
                label={fieldWords[field]}
                checked={reason !== undefined}
                onChange={(event) => set(field, event.currentTarget.checked ? '' : undefined)}
              />
              {reason === undefined ? null : (
                <Textarea
                  aria-label={`Reason: ${fieldWords[field]}`}
                  autosize
                  maxLength={300}
                  value={reason}
                  error={missing(reason)}
                  onChange={(event) => set(field, event.currentTarget.value)}
                />
              )}
            </Stack>
          );
        })}
      </Stack>
    </DialogForm>
  );
}
