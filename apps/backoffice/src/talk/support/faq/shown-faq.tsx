import type { OfficeFaq } from '@nukkad/contract/talk/support/faq-office.api';
import { ShownWords } from '../../../nouns/piece/shown-words.tsx';
import { topicWords } from '../../../nouns/piece/topic-words.ts';
import { t } from '../../../platform/words.ts';

/** A question as it stands on the help pages, or stood before it was taken back. */
export function ShownFaq({ faq, onClose }: { faq: OfficeFaq; onClose: () => void }) {
  const { faqId, question, questionHi, answer, answerHi, category, words, position, isShown } = faq;
  return (
    <ShownWords
      title={question}
      kind="faq"
      id={faqId}
      change={t('officeFaq.edit', 'Edit question')}
      onClose={onClose}
      facts={[
        [t('officeFaq.questionEn', 'Question in English'), question],
        [t('officeFaq.questionHi', 'Question in Hindi'), questionHi],
        [t('officeFaq.answerEn', 'Answer in English'), answer],
        [t('officeFaq.answerHi', 'Answer in Hindi'), answerHi],
        [t('officeFaq.category', 'Category'), topicWords[category]],
        [t('officeFaq.words', 'Search words (optional)'), words || '–'],
        [t('officeFaq.position', 'Position'), position],
        [
          t('officeFaq.shown', 'Shown'),
          isShown ? t('officeFaq.yes', 'Yes') : t('officeFaq.hidden', 'Hidden'),
        ],
      ]}
    />
  );
}
