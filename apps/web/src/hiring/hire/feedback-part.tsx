import { giveEmployerFeedback, giveHireFeedback } from '@nukkad/contract/hiring/hire/hire.api';
import { type GivenFeedback, type Hire, feedbackBody } from '@nukkad/contract/hiring/hire/hire.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { Note, Quoted, Row, Stack } from '../../ui/page/parts.tsx';
import { Moves } from '../../ui/press/moves.tsx';

interface Of {
  readonly hire: Hire;
  readonly side: 'employer' | 'person';
}

const five = ['5', '4', '3', '2', '1'] as const;
const body = z.object(feedbackBody);
const nothing: { readonly stars: (typeof five)[number] | null; readonly words: string } = {
  stars: null,
  words: '',
};

/** Behind `?dialog=feedback`. */
function FeedbackDialog({ hire, side }: Of) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('feedback');
  const ofPerson = useSend(giveEmployerFeedback);
  const ofEmployer = useSend(giveHireFeedback);
  const { hireId, companyName, fullName } = hire;
  const name = side === 'person' ? companyName : fullName;
  const words = {
    '5': t('hire.stars.5', '5 stars: very good'),
    '4': t('hire.stars.4', '4 stars: good'),
    '3': t('hire.stars.3', '3 stars: all right'),
    '2': t('hire.stars.2', '2 stars: poor'),
    '1': t('hire.stars.1', '1 star: very poor'),
  } as const;
  return (
    <FormDialog
      dialog={dialog}
      when={hire.can.giveFeedback}
      title={t('hire.feedback.of', 'Feedback for {{name}}', { name })}
      save={t('hire.feedback.send', 'Send feedback')}
      send={side === 'person' ? ofPerson : ofEmployer}
      said={t('hire.feedback.sent', 'Thank you for your feedback.')}
      initial={nothing}
      schema={body}
      bodyOf={({ stars, words: said }) => ({
        hireId,
        stars: Number(stars ?? 0),
        ...(said.trim() && { words: said }),
      })}
      incomplete={({ stars }) => stars === null}
    >
      {({ fields, errors, change }) => (
        <>
          <RadioList
            label={
              side === 'person'
                ? t('hire.feedback.ask.person', 'How is working with {{name}}?', { name })
                : t('hire.feedback.ask.employer', 'How is {{name}} doing?', { name })
            }
            name="stars"
            options={five.map((value) => ({ value, label: words[value] }))}
            value={fields.stars}
            error={errors['stars']}
            onChange={(stars) => change({ stars })}
          />
          <TextArea
            label={t('hire.feedback.words', 'In your own words (optional)')}
            name="words"
            maxLength={500}
            value={fields.words}
            error={errors['words']}
            onChange={({ target }) => change({ words: target.value })}
          />
          <Note>
            {side === 'person'
              ? t(
                  'hire.feedback.shown.person',
                  'The business reads it without your name, once three people gave feedback. The average appears on its jobs.',
                )
              : t('hire.feedback.shown.employer', '{{name}} can read it. No one else can.', { name })}
          </Note>
        </>
      )}
    </FormDialog>
  );
}

function Given({ title, given: { stars, words } }: { title: string; given: GivenFeedback }) {
  return (
    <div>
      <Row gap={0.5}>
        <span>{title}</span>
        <Rating value={stars} />
      </Row>
      {words && <Quoted above={0.25}>{words}</Quoted>}
    </div>
  );
}

/** What one’s side said and may say; the hired person reads what the business said of them. */
export function FeedbackPart({ hire, side }: Of) {
  const { t } = useTranslation();
  const { own, received } = hire.feedback;
  if (!own && !received && !hire.can.giveFeedback) return null;
  return (
    <Stack gap={0.6} above={1}>
      {own && <Given title={t('hire.feedback.own', 'Your feedback')} given={own} />}
      {received && (
        <Given
          title={t('hire.feedback.received', 'From {{name}}', { name: hire.companyName })}
          given={received}
        />
      )}
      <Moves
        of={[
          {
            on: hire.can.giveFeedback,
            opens: 'feedback',
            label: t('hire.feedback.give', 'Give feedback'),
          },
        ]}
      />
      <FeedbackDialog hire={hire} side={side} />
    </Stack>
  );
}
