import type { JobCard, JobCardAnswer } from '@nukkad/contract/network/job-card/job-card.model';
import { useAnswerJobCard } from '../../nouns/job-card/job-card.queries.ts';
import { spoken } from '../../platform/api/sends.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';

/** Sends what the customer says about the card that is on the screen. */
export function useAnswers({ cardId, version }: JobCard) {
  const { t } = useTranslation();
  const send = useAnswerJobCard();
  const said: Readonly<Record<JobCardAnswer, string>> = {
    agree: t('jobCard.answered.agree', 'Thank you. You can stop it at any time.'),
    agree_without_photos: t('jobCard.answered.agree', 'Thank you. You can stop it at any time.'),
    decline: t('jobCard.answered.decline', 'It will not be shown.'),
    withdraw: t('jobCard.answered.withdraw', 'It is no longer shown anywhere.'),
  };
  const answer = (chosen: JobCardAnswer) =>
    void send
      .mutateAsync({ cardId, version, answer: chosen })
      .then((card) => spoken(said[chosen], card), toastFailure);
  return { answer, busy: send.isPending };
}

/** Three large answers, one below the other. */
export function JobCardAnswers({ card }: { card: JobCard }) {
  const { t } = useTranslation();
  const { answer, busy } = useAnswers(card);
  return (
    <Stack gap={0.75}>
      <Button wide disabled={busy} onClick={() => answer('agree')}>
        {t('jobCard.agree', 'Yes, show it')}
      </Button>
      {card.photos.length > 0 && (
        <Button wide tone="plain" disabled={busy} onClick={() => answer('agree_without_photos')}>
          {t('jobCard.agreeWithout', 'Yes, but without photos')}
        </Button>
      )}
      <Button wide tone="plain" disabled={busy} onClick={() => answer('decline')}>
        {t('jobCard.decline', 'No, don’t show it')}
      </Button>
      <Note>
        {t(
          'jobCard.anytime',
          'If you say yes, you can stop it at any time. If you don’t answer, nothing is shown.',
        )}
      </Note>
    </Stack>
  );
}

/** One press, without a question: it can only make less seen. */
export function StopShowing({ card }: { card: JobCard }) {
  const { t } = useTranslation();
  const { answer, busy } = useAnswers(card);
  return (
    <Stack gap={0.75}>
      <Button wide tone="plain" disabled={busy} onClick={() => answer('withdraw')}>
        {t('jobCard.withdraw', 'Stop showing this')}
      </Button>
      <Note>
        {t('jobCard.withdraw.about', 'It disappears from every post and page at once, with its photos.')}
      </Note>
    </Stack>
  );
}
