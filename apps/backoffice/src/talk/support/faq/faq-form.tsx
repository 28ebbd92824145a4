import { NumberInput, Select, SimpleGrid, Switch, Text, TextInput, Textarea } from '@mantine/core';
import { type OfficeFaq, addFaq, changeFaq, faqBody } from '@nukkad/contract/talk/support/faq-office.api';
import { faqFigures } from '@nukkad/contract/talk/support/faq.figures';
import { type FaqCategory, faqCategories } from '@nukkad/contract/talk/support/faq.model';
import { call } from '../../../platform/call.ts';
import { t } from '../../../platform/words.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { categoryWords } from './category-words.ts';

interface Typed {
  readonly category: FaqCategory;
  readonly question: string;
  readonly questionHi: string;
  readonly answer: string;
  readonly answerHi: string;
  readonly words: string;
  readonly position: number;
  readonly isShown: boolean;
}
const empty: Typed = {
  category: 'booking',
  question: '',
  questionHi: '',
  answer: '',
  answerHi: '',
  words: '',
  position: 100,
  isShown: true,
};

interface FieldsProps {
  readonly fields: Typed;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (changes: Partial<Typed>) => void;
}

/** The question and its answer, in both languages beside each other. */
function WordsFields({ fields, errors, change }: FieldsProps) {
  const columns = { base: 1, sm: 2 };
  return (
    <>
      <SimpleGrid cols={columns}>
        <TextInput
          label={t('officeFaq.questionEn', 'Question in English')}
          required
          maxLength={160}
          value={fields.question}
          error={errors['question']}
          onChange={(event) => change({ question: event.currentTarget.value })}
        />
        <TextInput
          label={t('officeFaq.questionHi', 'Question in Hindi')}
          required
          lang="hi"
          maxLength={160}
          value={fields.questionHi}
          error={errors['questionHi']}
          onChange={(event) => change({ questionHi: event.currentTarget.value })}
        />
      </SimpleGrid>
      <SimpleGrid cols={columns}>
        <Textarea
          label={t('officeFaq.answerEn', 'Answer in English')}
          required
          autosize
          minRows={4}
          maxLength={2_000}
          value={fields.answer}
          error={errors['answer']}
          onChange={(event) => change({ answer: event.currentTarget.value })}
        />
        <Textarea
          label={t('officeFaq.answerHi', 'Answer in Hindi')}
          required
          lang="hi"
          autosize
          minRows={4}
          maxLength={2_000}
          value={fields.answerHi}
          error={errors['answerHi']}
          onChange={(event) => change({ answerHi: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {t('officeFaq.figures', 'Figures are filled in from the settings: {{list}}', {
          list: faqFigures.map((name) => `{{${name}}}`).join(' '),
        })}
      </Text>
    </>
  );
}

function PlaceFields({ fields, errors, change }: FieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('officeFaq.category', 'Category')}
          required
          allowDeselect={false}
          data={faqCategories.map((value) => ({ value, label: categoryWords[value] }))}
          value={fields.category}
          error={errors['category']}
          onChange={(value) => change({ category: faqCategories.find((one) => one === value) ?? 'booking' })}
        />
        <NumberInput
          label={t('officeFaq.position', 'Position')}
          description={t('officeFaq.positionHint', 'The lowest comes first in its category.')}
          min={0}
          max={999}
          value={fields.position}
          error={errors['position']}
          onChange={(value) => change({ position: Number(value) || 0 })}
        />
      </SimpleGrid>
      <TextInput
        label={t('officeFaq.words', 'Search words (optional)')}
        description={t('officeFaq.wordsHint', 'Other words people use, e.g. “coupon code promo”.')}
        maxLength={300}
        value={fields.words}
        error={errors['words']}
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
      <Switch
        label={t('officeFaq.isShown', 'Shown on the help pages')}
        checked={fields.isShown}
        onChange={(event) => change({ isShown: event.currentTarget.checked })}
      />
    </>
  );
}

/** Adds a question, or changes or hides one. */
export function FaqForm({ faq, onClose }: { faq: OfficeFaq | null; onClose: () => void }) {
  const { fields, errors, change, dialog } = useSaving<Typed, Typed, OfficeFaq>({
    endpoint: addFaq,
    schema: () => faqBody,
    initial: faq ?? empty,
    bodyOf: ({ category, question, questionHi, answer, answerHi, words, position, isShown }) => ({
      category,
      question,
      questionHi,
      answer,
      answerHi,
      words,
      position,
      isShown,
    }),
    save: (body) =>
      faq
        ? call(changeFaq, { params: { faqId: faq.faqId }, body: { ...body, version: faq.version } })
        : call(addFaq, { body }),
    said: ({ question }) => t('officeFaq.saved', '“{{question}}” saved. People see it now.', { question }),
    onClose,
  });
  const props = { fields, errors, change };
  return (
    <DialogForm
      title={faq ? t('officeFaq.edit', 'Edit question') : t('officeFaq.add', 'Add question')}
      doIt={t('common.save', 'Save')}
      size="xl"
      {...dialog}
    >
      <WordsFields {...props} />
      <PlaceFields {...props} />
    </DialogForm>
  );
}
