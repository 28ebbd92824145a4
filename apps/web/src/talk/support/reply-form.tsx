import { moveIncidentBody } from '@nukkad/contract/talk/support/support.api';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useMoveIncident } from './support.queries.ts';

/** Something to add to a message that support works on. */
export function ReplyForm({ incidentId }: { incidentId: string }) {
  const { t } = useTranslation();
  const move = useMoveIncident();
  const form = useSentForm({
    send: move,
    initial: { message: '' },
    schema: moveIncidentBody,
    bodyOf: ({ message }) => ({ incidentId, verb: 'reply', message }),
    onSent: (_, change) => change({ message: '' }),
    refusedAt: 'message',
  });
  useDraft(`support reply ${incidentId}`, form);
  const { lineAt } = form;
  return (
    <FieldsOf form={form} save={t('request.send', 'Send')}>
      <TextArea
        label={t('request.reply', 'Add to this message')}
        {...lineAt('message')}
        rows={3}
        maxLength={2_000}
      />
    </FieldsOf>
  );
}
