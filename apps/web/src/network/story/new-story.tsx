import { createStory } from '@nukkad/contract/network/story/story.api';
import {
  type StoryColour,
  mostCaptionLetters,
  mostStoryLetters,
  newStoryBody,
  storyColours,
} from '@nukkad/contract/network/story/story.model';
import type { StoryAudience } from '@nukkad/contract/network/story/story.noun';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { colourNames } from './colour-words.ts';
import styles from './new-story.module.css';
import { StoryCard } from './story-card.tsx';
import { storyDialogs } from './story-paths.ts';
import { type PickedPhoto, StoryPhotoField } from './story-photo-field.tsx';
import { type PickedVideo, StoryVideoField } from './story-video-field.tsx';

interface Typed {
  readonly kind: 'photo' | 'video' | 'text';
  readonly photo: PickedPhoto | null;
  readonly video: PickedVideo | null;
  /** What was chosen has not come yet. */
  readonly isAdding: boolean;
  readonly caption: string;
  readonly card: string;
  readonly colour: StoryColour;
  readonly audience: StoryAudience;
}

const nothing: Typed = {
  kind: 'photo',
  photo: null,
  video: null,
  isAdding: false,
  caption: '',
  card: '',
  colour: 'ink',
  audience: 'everyone',
};

function bodyOf({ kind, photo, video, caption, card, colour, audience }: Typed) {
  if (kind === 'photo' && photo) {
    const { pictureId, alternative } = photo;
    return { words: caption, picture: { pictureId, alternative }, audience };
  }
  if (kind === 'video' && video) {
    const { videoId, alternative } = video;
    return { words: caption, video: { videoId, alternative }, audience };
  }
  return { words: card, colour, audience };
}

const isIncomplete = ({ kind, photo, video, isAdding, card }: Typed): boolean =>
  isAdding || { photo: photo === null, video: video === null, text: card.trim() === '' }[kind];

function FileFields({ fields, errors, change }: SentForm<Typed>) {
  const { t } = useTranslation();
  const onAdding = (isAdding: boolean) => change({ isAdding });
  return (
    <>
      {fields.kind === 'video' ? (
        <StoryVideoField
          video={fields.video}
          errors={errors}
          onChange={(video) => change({ video })}
          onAdding={onAdding}
        />
      ) : (
        <StoryPhotoField
          photo={fields.photo}
          errors={errors}
          onChange={(photo) => change({ photo })}
          onAdding={onAdding}
        />
      )}
      <TextArea
        label={t('story.caption', 'Caption (optional)')}
        hint={t('story.words.hint', 'Leave out phone numbers, emails and links.')}
        error={errors['words']}
        value={fields.caption}
        rows={2}
        maxLength={mostCaptionLetters}
        onChange={({ target }) => change({ caption: target.value })}
      />
    </>
  );
}

function CardFields({ fields, errors, change }: SentForm<Typed>) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        label={t('story.words', 'What do you want to say?')}
        hint={t('story.words.hint', 'Leave out phone numbers, emails and links.')}
        error={errors['words']}
        value={fields.card}
        rows={3}
        maxLength={mostStoryLetters}
        onChange={({ target }) => change({ card: target.value })}
      />
      <RadioList
        label={t('story.colour', 'Colour')}
        name="colour"
        options={storyColours.map((value) => ({ value, label: colourNames[value](t) }))}
        value={fields.colour}
        onChange={(colour) => change({ colour })}
      />
      {fields.card.trim() !== '' && (
        <div className={styles.preview} aria-hidden>
          <StoryCard words={fields.card} colour={fields.colour} />
        </div>
      )}
    </>
  );
}

/** Behind `?dialog=new-story`: a photo or a video with a caption, or words on a ground of colour, and who sees it. */
export function NewStory() {
  const { t } = useTranslation();
  const dialog = useUrlDialog(storyDialogs.make);
  return (
    <FormDialog
      dialog={dialog}
      title={t('story.new', 'New story')}
      save={t('story.new.send', 'Share story')}
      send={useSend(createStory)}
      said={t('story.new.done', 'Shared for 24 hours.')}
      initial={nothing}
      schema={newStoryBody}
      bodyOf={bodyOf}
      incomplete={isIncomplete}
    >
      {(form) => (
        <>
          <RadioList
            label={t('story.kind', 'What do you want to share?')}
            name="kind"
            options={[
              { value: 'photo', label: t('story.kind.photo', 'A photo') },
              { value: 'video', label: t('story.kind.video', 'A video') },
              { value: 'text', label: t('story.kind.text', 'Words') },
            ]}
            value={form.fields.kind}
            onChange={(kind) => form.change({ kind })}
          />
          {form.fields.kind === 'text' ? <CardFields {...form} /> : <FileFields {...form} />}
          <RadioList
            label={t('story.audience', 'Who can see it?')}
            name="audience"
            options={[
              { value: 'everyone', label: t('story.forEveryone', 'All members') },
              { value: 'connections', label: t('story.forConnections', 'Connections') },
            ]}
            value={form.fields.audience}
            onChange={(audience) => form.change({ audience })}
            error={form.errors['audience']}
          />
          <Note>{t('story.new.about', 'It ends after 24 hours. Only you see who looked at it.')}</Note>
        </>
      )}
    </FormDialog>
  );
}
