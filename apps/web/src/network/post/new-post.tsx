import { createPost } from '@nukkad/contract/network/post/post.api';
import { mostPostWords, newPostBody } from '@nukkad/contract/network/post/post.model';
import type { PostAudience } from '@nukkad/contract/network/post/post.noun';
import { firstLinkIn } from '@nukkad/contract/network/post/post-words';
import { isPollIncomplete, pollBodyOf } from '../../nouns/poll/typed-poll.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { AttachedField, type AttachedFields } from './attached/attached-field.tsx';
import { LinkPreview } from './attached/link-preview.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { forget } from '../../platform/device-storage/device-storage.ts';
import { KeptWords } from '../../platform/forms/kept-words.tsx';
import { MentionChoice } from './mention-choice.tsx';
import { newPostDialog } from './post-address.ts';
import { type PickedPicture, PostPicturesField } from './post-pictures-field.tsx';

interface Typed extends AttachedFields {
  readonly body: string;
  readonly audience: PostAudience;
  readonly pictures: readonly PickedPicture[];
  /** The link whose preview its author took away. */
  readonly hiddenLink: string | null;
  /** What was chosen has not come yet. */
  readonly isAdding: boolean;
  readonly later: boolean;
  /** As the field of the browser has it, in Indian time. */
  readonly publishAt: string;
}

const nothing: Typed = {
  body: '',
  audience: 'everyone',
  pictures: [],
  file: null,
  poll: null,
  jobCardId: null,
  hiddenLink: null,
  isAdding: false,
  later: false,
  publishAt: '',
};

/** One of them beside the words. */
const attachedOf = ({ file, poll, jobCardId }: AttachedFields) => ({
  ...(jobCardId !== null && { jobCardId }),
  ...(file && { file: { fileId: file.fileId, description: file.description } }),
  ...(poll && (poll.pollId === '' ? { poll: pollBodyOf(poll.made) } : { pollId: poll.pollId })),
});

type Shown = Pick<Typed, 'body' | 'pictures' | 'file' | 'poll' | 'jobCardId' | 'hiddenLink'>;

const isBare = ({ pictures, file, poll, jobCardId }: Shown): boolean =>
  pictures.length === 0 && !file && !poll && jobCardId === null;

/** The link of which a preview is shown. */
const linkOf = (shown: Shown): string | null => {
  const link = isBare(shown) ? firstLinkIn(shown.body) : null;
  return link === shown.hiddenLink ? null : link;
};

const isUnfinished = ({ body, isAdding, poll, jobCardId }: Typed): boolean =>
  body.trim() === '' || jobCardId === '' || isAdding || (poll?.pollId === '' && isPollIncomplete(poll.made));

const bodyOf = ({ later, publishAt, ...typed }: Typed) => ({
  body: typed.body,
  audience: typed.audience,
  ...attachedOf(typed),
  showLink: linkOf(typed) !== null,
  pictures: typed.pictures.map(({ pictureId, alternative }) => ({ pictureId, alternative })),
  ...(later && { publishAt: publishAt === '' ? '' : new Date(`${publishAt}:00+05:30`).toISOString() }),
});

/** Pictures, or one of the others; without them the preview of a link. */
function Attached({
  fields,
  errors,
  change,
  hasPoll,
}: {
  fields: Typed;
  errors: Readonly<Record<string, string>>;
  change: (changed: Partial<Typed>) => void;
  hasPoll: boolean;
}) {
  const link = linkOf(fields);
  const { pictures, file, poll, jobCardId } = fields;
  const onAdding = (isAdding: boolean) => change({ isAdding });
  return (
    <>
      {link !== null && <LinkPreview link={link} onRemove={() => change({ hiddenLink: link })} />}
      <AttachedField
        attached={{ file, poll, jobCardId }}
        hasPictures={pictures.length > 0}
        hasPoll={hasPoll}
        errors={errors}
        onChange={change}
        onAdding={onAdding}
      >
        {(buttons) => (
          <PostPicturesField
            pictures={pictures}
            errors={errors}
            onChange={(changed) => change({ pictures: changed(pictures) })}
            onAdding={onAdding}
            beside={buttons}
          />
        )}
      </AttachedField>
    </>
  );
}

/** The group that is written in; who is in it sees it, now. */
export interface ChosenGroup {
  readonly groupId: string;
  readonly name: string;
  /** Posts of this member are published once they were looked at. */
  readonly isLookedAt: boolean;
}

/** Who sees it, before it is written. */
function InGroup({ group: { name, isLookedAt } }: { group: ChosenGroup }) {
  const { t } = useTranslation();
  return (
    <Note>
      {t('post.inGroup.only', 'Only members of {{group}} see it.', { group: name })}{' '}
      {isLookedAt && t('post.inGroup.first', 'Posts are looked at first.')}
    </Note>
  );
}

/** Behind `?dialog=new-post`: words, pictures, who sees it and when. */
export function NewPost({ group }: { group?: ChosenGroup }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(newPostDialog, ['jobCard']);
  const draft = `new_post ${group?.groupId ?? ''}`;
  const audiences = [
    { value: 'everyone' as const, label: t('post.audience.everyone', 'All members') },
    { value: 'connections' as const, label: t('post.audience.connections', 'Connections') },
  ];
  return (
    <FormDialog
      dialog={dialog}
      wide
      title={
        group
          ? t('post.new.inGroup', 'Write in {{group}}', { group: group.name })
          : t('post.new', 'Write a post')
      }
      save={t('post.new.send', 'Post')}
      send={useSend(createPost)}
      said={({ status }) => {
        if (status === 'waiting') return t('post.waits', 'Sent. We’ll tell you when it is published.');
        return status === 'scheduled' ? t('post.scheduled', 'Scheduled.') : t('post.published', 'Published.');
      }}
      initial={{ ...nothing, jobCardId: dialog.get('jobCard') }}
      schema={newPostBody}
      bodyOf={(typed) => ({
        ...bodyOf(typed),
        ...(group && { audience: 'group' as const, groupId: group.groupId }),
      })}
      incomplete={isUnfinished}
      onSent={() => {
        void forget(draft);
        dialog.close();
      }}
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          {group && <InGroup group={group} />}
          <KeptWords of={draft} words={fields.body} onRead={(body) => change({ body })} />
          <TextArea
            label={t('post.words', 'What do you want to say?')}
            hint={t('post.words.hint', 'Use @ to mention members and # for tags. Leave out phone numbers.')}
            {...lineAt('body')}
            rows={6}
            maxLength={mostPostWords}
          />
          <MentionChoice words={fields.body} onChange={(body) => change({ body })} />
          <Attached fields={fields} errors={errors} change={change} hasPoll={!group} />
          {!group && (
            <>
              <RadioList
                label={t('post.audience', 'Who can see it?')}
                name="audience"
                options={audiences}
                value={fields.audience}
                onChange={(audience) => change({ audience })}
                error={errors['audience']}
              />
              <SwitchLine
                title={t('post.later', 'Publish later')}
                checked={fields.later}
                onChange={(later) => change({ later })}
              />
              {fields.later && (
                <TextField
                  label={t('post.publishAt', 'Date and time')}
                  type="datetime-local"
                  {...lineAt('publishAt')}
                />
              )}
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
