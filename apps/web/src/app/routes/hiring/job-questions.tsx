import { QuestionList } from '../../../hiring/candidate-question/question-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('jobQuestion.list', 'Questions'), noindex: true }));

export default function JobQuestionsRoute() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('jobQuestion.list', 'Questions')}
      lead={t('jobQuestion.lead', 'You don’t see who asked. Clear answers bring more applicants.')}
    >
      <QuestionList />
    </Page>
  );
}
