import { openDispute } from '@nukkad/contract/market/dispute/dispute.api';
import { openDisputeBody } from '@nukkad/contract/market/dispute/dispute.model';
import {
  type DisputeKind,
  disputeKinds,
  type DisputeRequest,
  disputeRequests,
} from '@nukkad/contract/market/dispute/dispute.noun';
import { useId, useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/field/form.tsx';
import { PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import type { Disputing } from './disputing.ts';
import { useSendEvidence } from './dispute.queries.ts';
import { kindWords, requestWords } from './dispute-words.ts';

interface Fields {
  readonly bookingId: string;
  readonly kind: DisputeKind | '';
  readonly request: DisputeRequest | '';
  readonly words: string;
}

/** The dialog behind `?dialog=dispute`: what went wrong, what should happen, words and photos. */
export function OpenDisputeDialog(disputing: Disputing) {
  const dialog = useUrlDialog('dispute');
  if (!dialog.opened || !disputing.about.openUntil) return null;
  return <Claim {...disputing} onClose={dialog.close} />;
}

function Claim({ booking, about, onClose }: Disputing & { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [files, setFiles] = useState<File[]>([]);
  const open = useSend(openDispute);
  const photos = useSendEvidence();
  const { bookingId } = booking;
  const initial: Fields = { bookingId, kind: '', request: '', words: '' };
  const { fields, errors, busy, change, submit } = useForm({
    initial,
    schema: openDisputeBody,
    send: async (body) => {
      await open.mutateAsync(openDisputeBody.parse(body));
      // The claim counts without its photos; more can be added to it.
      if (files.length > 0)
        await photos
          .mutateAsync({ bookingId, files })
          .catch(() =>
            toast.error(t('dispute.photos.failed', 'Your photos weren’t sent. Add them again below.')),
          );
      toast.success(t('dispute.opened', 'Dispute opened. The partner has been asked.'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('dispute.open', 'Open a dispute')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('dispute.send', 'Send')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <RadioList
          label={t('dispute.kind', 'What went wrong?')}
          name="kind"
          options={disputeKinds.map((kind) => ({ value: kind, label: kindWords(t, kind) }))}
          value={fields.kind || null}
          onChange={(kind) => change({ kind })}
          error={errors['kind'] ?? errors['form']}
        />
        <RadioList
          label={t('dispute.request', 'What would you like?')}
          name="request"
          options={disputeRequests.map((request) => ({ value: request, label: requestWords(t, request) }))}
          value={fields.request || null}
          onChange={(request) => change({ request })}
          error={errors['request']}
        />
        <TextArea
          label={t('dispute.words', 'What happened?')}
          hint={t('dispute.words.hint', 'The partner and our team read this.')}
          value={fields.words}
          rows={4}
          maxLength={1_500}
          error={errors['words']}
          onChange={(event) => change({ words: event.target.value })}
        />
        <PhotoPicker
          files={files}
          onChange={setFiles}
          label={t('dispute.photos', 'Photos that show it (optional)')}
          limit={about.photosASide}
          progress={photos.isPending ? 0 : null}
        />
      </Form>
    </Dialog>
  );
}
