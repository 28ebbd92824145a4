import { NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { istDay } from '@nukkad/contract/kernel/time';
import type { PieceNeed } from '@nukkad/contract/office/piece/piece.model';
import { mostTitle } from '@nukkad/contract/office/piece/piece.rules';
import { faqFigures } from '@nukkad/contract/talk/support/faq.figures';
import { faqCategories } from '@nukkad/contract/talk/support/faq.model';
import { topicWords } from '../../nouns/piece/topic-words.ts';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PairField } from './pair-field.tsx';
import type { PieceFieldsProps } from './typed-piece.ts';
import { fieldWords, needWords } from './piece-words.ts';

interface Missing extends PieceFieldsProps {
  readonly missing: ReadonlySet<PieceNeed>;
}

const missingWords = (missing: ReadonlySet<PieceNeed>, need: PieceNeed): string | undefined =>
  missing.has(need) ? t('piece.isMissing', 'Missing') : undefined;

/** A question with its answer. */
export function FaqFields(props: Missing) {
  const { fields, errors, change, missing } = props;
  return (
    <Panel title={t('piece.bothLanguages', 'Words in both languages')}>
      <PairField {...props} kind="faq" english="titleEn" hindi="titleHi" most={mostTitle.faq} />
      <PairField {...props} kind="faq" english="longEn" hindi="longHi" most={2_000} rows={4} />
      <Text size="xs" c="dimmed">
        {t('piece.figures', 'Figures are filled in from the settings: {{list}}', {
          list: faqFigures.map((name) => `{{${name}}}`).join(' '),
        })}
      </Text>
      <Select
        label={needWords.topic}
        data={faqCategories.map((value) => ({ value, label: topicWords[value] }))}
        value={fields.topic}
        error={errors['topic'] ?? missingWords(missing, 'topic')}
        onChange={(value) => change({ topic: faqCategories.find((one) => one === value) ?? null })}
      />
      <TextInput
        label={t('piece.found', 'Search words (optional)')}
        description={t('piece.foundHint', 'Other words people use, e.g. “coupon code promo”.')}
        maxLength={300}
        value={fields.found}
        error={errors['found']}
        onChange={(event) => change({ found: event.currentTarget.value })}
      />
    </Panel>
  );
}

/** A video lies with a video service; here is what it is called, and where. */
export function VideoFields(props: Missing) {
  const { fields, errors, change, missing } = props;
  return (
    <Panel title={t('piece.bothLanguages', 'Words in both languages')}>
      <PairField {...props} kind="video" english="titleEn" hindi="titleHi" most={mostTitle.video} />
      <TextInput
        label={fieldWords('video').link}
        description={t('piece.videoHint', 'An https address of YouTube or Vimeo.')}
        maxLength={300}
        value={fields.link}
        error={errors['link'] ?? missingWords(missing, 'link')}
        onChange={(event) => change({ link: event.currentTarget.value })}
      />
      <NumberInput
        label={needWords.seconds}
        min={5}
        max={7_200}
        value={fields.seconds ?? ''}
        error={errors['seconds'] ?? missingWords(missing, 'seconds')}
        onChange={(value) => change({ seconds: Number(value) || null })}
      />
    </Panel>
  );
}

/** Where it stands on the help pages, and how long. */
export function HelpPlaceFields({ fields, errors, change }: PieceFieldsProps) {
  return (
    <Panel title={t('piece.onHelp', 'On the help pages')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label={t('piece.position', 'Position')}
          description={t('piece.helpPosition', 'The lowest comes first; questions within their subject.')}
          min={0}
          max={999}
          value={fields.position}
          error={errors['position']}
          onChange={(value) => change({ position: Number(value) || 0 })}
        />
        <DayField
          label={t('piece.lastDay', 'Last day')}
          description={t(
            'piece.lastDayHint',
            'Shown until the end of this day in India. Empty: until you take it back.',
          )}
          day={fields.lastDay}
          least={istDay(new Date())}
          error={errors['lastDay']}
          onChange={(lastDay) => change({ lastDay })}
        />
      </SimpleGrid>
    </Panel>
  );
}
