import {
  cancelEnvelope,
  correctEnvelope,
  deleteEnvelope,
  remindEnvelope,
} from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';

interface Of {
  readonly envelope: Envelope;
}

const noReason = { reason: '' };

interface ReasonProps {
  readonly label: string;
  readonly typed: { readonly reason: string };
  readonly change: (next: { readonly reason: string }) => void;
}

/** Why; all of its people read it. */
const Reason = ({ label, typed, change }: ReasonProps) => (
  <TextArea
    label={label}
    name="reason"
    maxLength={500}
    value={typed.reason}
    onChange={({ target }) => change({ reason: target.value })}
  />
);

function Remind({ envelope: { envelopeId, version, recipients, can } }: Of) {
  const { t } = useTranslation();
  const names = recipients.filter(({ isTurn }) => isTurn).map(({ name }) => name);
  return (
    <Question
      dialog={useUrlDialog('remind')}
      when={can.remind}
      title={t('signing.remind.title', 'Send a reminder now?')}
      consequences={names.map((name) =>
        t('signing.remind.to', '{{name}} gets the link again by SMS.', { name }),
      )}
      confirm={t('signing.remind', 'Send reminder')}
      send={useSend(remindEnvelope)}
      request={{ envelopeId, version }}
      said={t('signing.remind.done', 'Reminder sent')}
    />
  );
}

function Cancel({ envelope: { envelopeId, version, can } }: Of) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={useUrlDialog('cancel')}
      when={can.cancel}
      danger
      title={t('signing.cancel.title', 'Cancel this document?')}
      consequences={[
        t('signing.cancel.links', 'Its links no longer open the document.'),
        t('signing.cancel.why', 'Everyone on it reads your reason.'),
      ]}
      confirm={t('signing.cancel', 'Cancel document')}
      keep={t('signing.cancel.keep', 'Keep document')}
      send={useSend(cancelEnvelope)}
      initial={noReason}
      request={({ reason }) => (reason.trim() ? { envelopeId, version, reason: reason.trim() } : null)}
      said={t('signing.cancel.done', 'Document cancelled')}
    >
      {(part) => <Reason label={t('signing.why', 'Reason')} {...part} />}
    </FilledQuestion>
  );
}

function Correct({ envelope: { envelopeId, version, can } }: Of) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <FilledQuestion
      dialog={useUrlDialog('correct')}
      when={can.correct}
      title={t('signing.correct.title', 'Make a new version?')}
      consequences={[
        t('signing.correct.stops', 'Signing stops until you send the new version.'),
        t('signing.correct.again', 'Everyone signs again, also those who have signed.'),
        t('signing.correct.stays', 'This version and its history stay readable.'),
      ]}
      confirm={t('signing.correct.confirm', 'Make new version')}
      send={useSend(correctEnvelope)}
      initial={noReason}
      request={({ reason }) => (reason.trim() ? { envelopeId, version, reason: reason.trim() } : null)}
      onSent={() => navigate(`/signing/${envelopeId}/document`)}
    >
      {(part) => <Reason label={t('signing.why', 'Reason')} {...part} />}
    </FilledQuestion>
  );
}

function Remove({ envelope: { envelopeId, can } }: Of) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useSend(deleteEnvelope, { given: (asked: string) => ({ query: { envelopeId: asked } }) });
  return (
    <Question
      dialog={useUrlDialog('remove')}
      when={can.remove}
      danger
      title={t('signing.remove.title', 'Delete this draft?')}
      consequences={[t('signing.remove.gone', 'The file, people and fields are deleted for good.')]}
      confirm={t('signing.remove', 'Delete draft')}
      send={remove}
      request={envelopeId}
      onSent={() => navigate('/signing/sent')}
      said={t('signing.removed', 'Draft deleted')}
    />
  );
}

export function EnvelopeDialogs({ envelope }: Of) {
  return (
    <>
      <Remind envelope={envelope} />
      <Cancel envelope={envelope} />
      <Correct envelope={envelope} />
      <Remove envelope={envelope} />
    </>
  );
}
