import IconPoll from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconJob from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { postDocumentTypes, postVideoTypes } from '@nukkad/contract/network/post/post-attached.model';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { emptyPoll } from '../../../nouns/poll/typed-poll.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FileButton } from '../../../ui/field/file-button.tsx';
import { Note, Row, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { FormSkeleton } from '../../../ui/state/skeletons.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import styles from './attached.module.css';
import { Picked, type PickedFile } from './picked-file.tsx';
import type { PickedPoll } from './post-poll-field.tsx';
import { useAddingFile } from './use-adding-file.ts';

const PostJobField = lazy(() =>
  import('./post-job-field.tsx').then((part) => ({ default: part.PostJobField })),
);
const PostPollField = lazy(() =>
  import('./post-poll-field.tsx').then((part) => ({ default: part.PostPollField })),
);

/** One of these beside the words; all null: none, or pictures. */
export interface AttachedFields {
  readonly file: PickedFile | null;
  readonly poll: PickedPoll | null;
  /** An own card that its customer agreed to; empty: still to be chosen. */
  readonly jobCardId: string | null;
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <Row gap={0.75} align="center">
      <progress
        className={styles.bar}
        max={1}
        value={share}
        aria-label={t('postAttached.sending', 'Uploading…')}
      />
      <Button tone="plain" small onClick={onCancel}>
        {t('postAttached.cancel', 'Cancel upload')}
      </Button>
    </Row>
  );
}

/** What may be added in place of pictures. */
function Ways({
  describedBy: id,
  adding,
  onPoll,
  onJob,
}: {
  describedBy: string;
  adding: ReturnType<typeof useAddingFile>;
  /** Null: a poll is not for this post. */
  onPoll: (() => void) | null;
  onJob: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <FileButton
        accept={postVideoTypes.join(',')}
        describedBy={id}
        onFiles={([video]) => video && void adding.addVideo(video)}
      >
        {t('postAttached.video', 'Video')}
      </FileButton>
      <FileButton
        accept={postDocumentTypes.join(',')}
        describedBy={id}
        onFiles={([document]) => document && void adding.addDocument(document)}
      >
        {t('postAttached.document', 'Document')}
      </FileButton>
      {onPoll && (
        <Button tone="plain" icon={<IconPoll size={20} aria-hidden />} onClick={onPoll}>
          {t('postAttached.poll', 'Poll')}
        </Button>
      )}
      <Button tone="plain" icon={<IconJob size={20} aria-hidden />} onClick={onJob}>
        {t('postAttached.job', 'Finished job')}
      </Button>
    </>
  );
}

/** A video, a document or a poll: sent as it is chosen, and only one of them. */
export function AttachedField({
  attached: { file, poll, jobCardId },
  hasPictures,
  hasPoll,
  errors,
  onChange,
  onAdding,
  children,
}: {
  attached: AttachedFields;
  hasPictures: boolean;
  /** False in a group: polls do not know its members. */
  hasPoll: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Partial<AttachedFields>) => void;
  onAdding: (isAdding: boolean) => void;
  /** Pictures, with the buttons of the others beside theirs. */
  children: (buttons: ReactNode) => ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const adding = useAddingFile((added) => onChange({ file: added }), onAdding);
  if (file)
    return (
      <Picked
        file={file}
        error={errors['file.description'] ?? errors['file']}
        onChange={(next) => onChange({ file: next })}
      />
    );
  if (poll)
    return (
      <Suspense fallback={<FormSkeleton count={3} />}>
        <PostPollField poll={poll} errors={errors} onChange={(next) => onChange({ poll: next })} />
      </Suspense>
    );
  if (jobCardId !== null)
    return (
      <Suspense fallback={<FormSkeleton count={1} />}>
        <PostJobField
          cardId={jobCardId}
          error={errors['jobCardId']}
          onChange={(next) => onChange({ jobCardId: next })}
        />
      </Suspense>
    );
  if (adding.share !== null) return <Sending share={adding.share} onCancel={adding.cancel} />;
  const onPoll = hasPoll ? () => onChange({ poll: { pollId: '', made: emptyPoll } }) : null;
  const onJob = () => onChange({ jobCardId: '' });
  const ways = <Ways describedBy={id} adding={adding} onPoll={onPoll} onJob={onJob} />;
  return (
    <Stack gap={0.5}>
      {children(hasPictures ? null : ways)}
      {!hasPictures && (
        <Note id={id} size="sm">
          {t(
            'postAttached.limits',
            'One kind in a post. Videos up to 60 seconds and 30 MB; PDF, DOCX or XLSX up to 10 MB.',
          )}
        </Note>
      )}
      <Refusal>{adding.failure}</Refusal>
    </Stack>
  );
}
