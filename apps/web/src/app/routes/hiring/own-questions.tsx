import { OwnQuestions } from '../../../hiring/candidate-question/own-questions.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('ownQuestion.title', 'Your questions'), noindex: true }));

export default function OwnQuestionsRoute() {
  const { t } = useTranslation();
  return (
    <Page title={t('ownQuestion.title', 'Your questions')} narrow>
      <OwnQuestions />
    </Page>
  );
}
