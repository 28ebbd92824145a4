import { getWorkRecord, shareWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RecordFacts } from './record-facts.tsx';
import { useStopSharing } from './work-record.queries.ts';

interface Of {
  readonly applicationId: string;
  readonly companyName: string;
}

/** Shows what is shared before it is: the copy is made of exactly that. */
function Sharing({ dialog, applicationId, companyName: name }: Of & { readonly dialog: OpenDialog }) {
  const { t } = useTranslation();
  const share = useSend(shareWorkRecord);
  const title = t('workRecord.share.title', 'Share your work record with {{name}}?', { name });
  return (
    <ReadFirst dialog={dialog} title={title} query={useAsked(getWorkRecord)}>
      {({ record, digest }) => (
        <Question
          dialog={dialog}
          title={title}
          consequences={[
            t('workRecord.share.reads', '{{name}} reads this record for this application only.', { name }),
            t('workRecord.share.link', 'Anyone with its link can verify it until you stop sharing.'),
          ]}
          confirm={t('workRecord.share', 'Share record')}
          send={share}
          request={{ applicationId, digest }}
          said={t('workRecord.shared', 'Record shared.')}
        >
          <RecordFacts record={record} />
        </Question>
      )}
    </ReadFirst>
  );
}

/** The questions before the record is shared in an application, and before that ends. */
export function RecordDialogs({
  applicationId,
  companyName: name,
  can,
}: Of & { can: { share: boolean; stop: boolean } }) {
  const { t } = useTranslation();
  const sharing = useUrlDialog('share-record');
  const stopping = useUrlDialog('stop-record');
  const stop = useStopSharing();
  return (
    <>
      {sharing.opened && can.share && (
        <Sharing dialog={sharing} applicationId={applicationId} companyName={name} />
      )}
      <Question
        dialog={stopping}
        when={can.stop}
        title={t('workRecord.stop.title', 'Stop sharing your work record?')}
        consequences={[
          t('workRecord.stop.reads', '{{name}} can no longer see it, and its link stops working.', { name }),
          t('workRecord.stop.again', 'You can share it again while the application is open.'),
        ]}
        confirm={t('workRecord.stop', 'Stop sharing')}
        danger
        send={stop}
        request={{ applicationId }}
        said={t('workRecord.stopped', 'No longer shared.')}
      />
    </>
  );
}
