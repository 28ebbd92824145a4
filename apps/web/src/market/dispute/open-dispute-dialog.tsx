import { openDispute } from '@nukkad/contract/market/dispute/dispute.api';
import { openDisputeBody } from '@nukkad/contract/market/dispute/dispute.model';
import {
  type DisputeKind,
  disputeKinds,
  type DisputeRequest,
  disputeRequests,
} from '@nukkad/contract/market/dispute/dispute.noun';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
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
  return <Claim {...disputing} dialog={dialog} />;
}

function Claim({ booking, about, dialog }: Disputing & { dialog: OpenDialog }) {
  const { t } = useTranslation();
  const [files, setFiles] = useState<File[]>([]);
  const open = useSend(openDispute);
  const photos = useSendEvidence();
  const { bookingId } = booking;
  const initial: Fields = { bookingId, kind: '', request: '', words: '' };
  const send = async (claim: Fields) => {
    await open.mutateAsync(openDisputeBody.parse(claim));
    // The claim counts without its photos; more can be added to it.
    if (files.length > 0)
      await photos
        .mutateAsync({ bookingId, files })
        .catch(() =>
          toast.error(t('dispute.photos.failed', 'Your photos weren’t sent. Add them again below.')),
        );
  };
  return (
    <FormDialog
      dialog={dialog}
      title={t('dispute.open', 'Open a dispute')}
      save={t('dispute.send', 'Send')}
      send={send}
      said={t('dispute.opened', 'Dispute opened. The partner has been asked.')}
      initial={initial}
      schema={openDisputeBody}
      refusedAt="kind"
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <RadioList
            label={t('dispute.kind', 'What went wrong?')}
            name="kind"
            options={disputeKinds.map((kind) => ({ value: kind, label: kindWords(t, kind) }))}
            value={fields.kind || null}
            onChange={(kind) => change({ kind })}
            error={errors['kind']}
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
            {...lineAt('words')}
            rows={4}
            maxLength={1_500}
          />
          <PhotoPicker
            files={files}
            onChange={setFiles}
            label={t('dispute.photos', 'Photos that show it (optional)')}
            limit={about.photosASide}
            progress={photos.isPending ? 0 : null}
          />
        </>
      )}
    </FormDialog>
  );
}
