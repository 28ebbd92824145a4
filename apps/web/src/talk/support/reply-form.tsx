import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { type moveIncident, moveIncidentBody } from '@nukkad/contract/talk/support/support.api';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useMoveIncident } from './support.queries.ts';

type Reply = EndpointInput<typeof moveIncident>['body'];

/** Something to add to a message that support works on. */
export function ReplyForm({ incidentId }: { incidentId: string }) {
  const { t } = useTranslation();
  const move = useMoveIncident();
  const form = useForm<{ message: string }, Reply>({
    initial: { message: '' },
    schema: moveIncidentBody,
    bodyOf: ({ message }) => ({ incidentId, verb: 'reply', message }),
    send: async (body) => {
      await move.mutateAsync(body);
      form.change({ message: '' });
    },
  });
  useDraft(`support reply ${incidentId}`, form);
  const { fields, errors, busy, change, submit } = form;
  return (
    <Form onSubmit={submit}>
      <TextArea
        label={t('request.reply', 'Add to this message')}
        value={fields.message}
        rows={3}
        maxLength={2_000}
        error={errors['message'] ?? errors['form']}
        onChange={(event) => change({ message: event.target.value })}
      />
      <Button type="submit" busy={busy}>
        {t('request.send', 'Send')}
      </Button>
    </Form>
  );
}
