import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { changeJobCardBody, mostJobCardWords } from '@nukkad/contract/network/job-card/job-card.model';
import { useNavigate } from 'react-router';
import { useChangeJobCard } from '../../nouns/job-card/job-card.queries.ts';
import { aboutCard, jobCardDialogs } from '../../nouns/job-card/job-card-paths.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';

function ChangeWords({ card: { cardId, version, words, status, can } }: { card: JobCard }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={useUrlDialog(jobCardDialogs.change, [aboutCard])}
      when={can.change}
      title={t('jobCard.change.title', 'Change the words')}
      save={t('jobCard.change.save', 'Save')}
      send={useChangeJobCard()}
      said={t('jobCard.changed', 'Saved.')}
      initial={{ words }}
      schema={changeJobCardBody}
      bodyOf={(fields) => ({ cardId, version, action: 'change' as const, ...fields })}
    >
      {({ lineAt }) => (
        <>
          {status === 'agreed' && (
            <Note>
              {t('jobCard.change.again', 'It is hidden until the customer agrees to the new words.')}
            </Note>
          )}
          <TextArea
            label={t('jobCard.words', 'What was done?')}
            hint={t('jobCard.words.hint', 'Leave out names, addresses and phone numbers.')}
            {...lineAt('words')}
            rows={4}
            maxLength={mostJobCardWords}
          />
        </>
      )}
    </FormDialog>
  );
}

function DeleteCard({ card: { cardId, version, can } }: { card: JobCard }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Question
      dialog={useUrlDialog(jobCardDialogs.remove, [aboutCard])}
      when={can.delete}
      title={t('jobCard.delete.title', 'Delete this card?')}
      consequences={[
        t('jobCard.delete.gone', 'It disappears from your posts and your page, with its photos.'),
      ]}
      confirm={t('jobCard.delete', 'Delete')}
      danger
      send={useChangeJobCard()}
      said={t('jobCard.deleted', 'Deleted.')}
      request={{ cardId, version, action: 'delete' as const }}
      onSent={() => void navigate('/job-cards')}
    />
  );
}

/** What its author can do with a card. */
export function JobCardActs({ card }: { card: JobCard }) {
  const { t } = useTranslation();
  const { cardId, version, can, status } = card;
  const about = { [aboutCard]: cardId };
  const change = useChangeJobCard();
  return (
    <>
      {can.ask && (
        <Note>
          {t(
            'jobCard.draft.about',
            'The customer sees exactly this and decides. No one else sees it before.',
          )}
        </Note>
      )}
      <Moves
        gap={0.5}
        of={[
          {
            on: can.ask,
            label: t('jobCard.ask', 'Ask the customer'),
            ...pressed(
              change,
              { cardId, version, action: 'ask' as const },
              t('jobCard.asked', 'Asked. We’ll tell you what the customer says.'),
            ),
          },
          {
            on: status === 'agreed' && can.delete && !card.isRemoved,
            to: `/feed?dialog=new-post&jobCard=${cardId}`,
            label: t('jobCard.post', 'Write a post with it'),
          },
          {
            on: can.change,
            opens: jobCardDialogs.change,
            about,
            label: t('jobCard.change', 'Change words'),
            tone: 'plain',
          },
          {
            on: can.delete,
            opens: jobCardDialogs.remove,
            about,
            label: t('jobCard.delete', 'Delete'),
            tone: 'quiet',
          },
        ]}
      />
      <ChangeWords card={card} />
      <DeleteCard card={card} />
    </>
  );
}
