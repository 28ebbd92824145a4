import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import {
  type FieldReason,
  type ProfileField,
  profileFields,
} from '@nukkad/contract/identity/partner/partner.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { decideProfile } from '@nukkad/contract/market/partnership/review.api';
import * as z from 'zod/mini';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { fieldWords } from './field-words.ts';

type Decision = EndpointInput<typeof decideProfile>['body'];

/** As the endpoint asks of a reason. */
const isSentence = (reason: string) => reason.length >= 10 && /\S\s+\S/.test(reason);

/** More than the endpoint asks: it takes an approval, too. */
const schema = z.object({
  reasons: z
    .array(
      z.object({
        reason: z
          .string()
          .check(
            z.trim(),
            z.refine(
              isSentence,
              t('review.sayWhatNeedsFixing', 'Write a short sentence on what needs fixing.'),
            ),
          ),
      }),
    )
    .check(z.minLength(1, t('review.selectAtLeastOneField', 'Select at least one field.'))),
});

/** A reason for each field that needs fixing; the partner reads it beside the field. */
export function RejectForm({
  fields: choices = profileFields,
  documentsReason = '',
  bodyOf,
  onDecided,
  onClose,
}: {
  /** Of the documents that the partner must replace. */
  documentsReason?: string;
  fields?: readonly ProfileField[];
  bodyOf: (reasons: FieldReason[]) => Decision;
  onDecided: () => void;
  onClose: () => void;
}) {
  const initial: { readonly reasons: Partial<Record<ProfileField, string>> } = {
    reasons: documentsReason ? { documents: documentsReason } : {},
  };
  const {
    fields: { reasons },
    errors,
    change,
    dialog,
  } = useSaving({
    endpoint: decideProfile,
    schema,
    initial,
    bodyOf: (typed) =>
      bodyOf(
        choices.flatMap((field) => {
          const reason = typed.reasons[field];
          return reason === undefined ? [] : [{ field, reason }];
        }),
      ),
    onSaved: onDecided,
    onClose,
  });
  const wrong = errors['reasons'];
  const set = (field: ProfileField, reason: string | undefined) =>
    change({ reasons: { ...reasons, [field]: reason } });
  const isMarked = Object.values(reasons).some((reason) => reason !== undefined);
  return (
    <DialogForm
      title={t('review.sendBack', 'Send back')}
      doIt={t('review.sendBack', 'Send back')}
      colour="sindoor"
      size="lg"
      {...dialog}
    >
      <Text size="sm">
        {t(
          'review.selectWhatNeedsFixingAnd',
          'Select what needs fixing and say how. The partner sees it next to the field.',
        )}
      </Text>
      {wrong && !isMarked ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {wrong}
        </Text>
      ) : null}
      <Stack gap="xs">
        {choices.map((field) => {
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
                  aria-label={t('review.reasonFor', 'Reason: {{field}}', { field: fieldWords[field] })}
                  autosize
                  maxLength={300}
                  value={reason}
                  error={isSentence(reason.trim()) ? undefined : wrong}
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
