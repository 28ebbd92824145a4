import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { PieceNeed } from '@nukkad/contract/office/piece/piece.model';
import { t } from '../../platform/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { PairField } from './pair-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { PieceFieldsProps } from './typed-piece.ts';
import { needWords } from './piece-words.ts';

interface Missing extends PieceFieldsProps {
  readonly missing: ReadonlySet<PieceNeed>;
}

/** What is below its heading is the catalogue's, where the words are left empty. */
export function CategoryFields(props: Missing) {
  return (
    <Panel title={t('piece.bothLanguages', 'Words in both languages')}>
      <Text size="sm" c="dimmed">
        {t('piece.categoryAbout', 'Of its page. What you leave empty stays as the catalogue has it.')}
      </Text>
      <PairField {...props} english="titleEn" hindi="titleHi" most={60} />
      <PairField {...props} english="wordsEn" hindi="wordsHi" most={160} />
      <PairField {...props} english="longEn" hindi="longHi" most={2_000} rows={4} />
    </Panel>
  );
}

/** `hasAll`: also a sentence and a button, besides the title. */
export function WordFields({ hasAll, ...props }: Missing & { hasAll: boolean }) {
  const { fields, errors, change, missing } = props;
  return (
    <Panel title={t('piece.bothLanguages', 'Words in both languages')}>
      <PairField {...props} english="titleEn" hindi="titleHi" most={60} />
      {hasAll ? (
        <>
          <PairField {...props} english="wordsEn" hindi="wordsHi" most={160} />
          <PairField {...props} english="actEn" hindi="actHi" most={24} />
          <TextInput
            label={needWords.link}
            description={t('piece.linkHint', 'A page of this site, such as /services, or an https address.')}
            maxLength={300}
            value={fields.link}
            error={errors['link'] ?? (missing.has('link') ? t('piece.isMissing', 'Missing') : undefined)}
            onChange={(event) => change({ link: event.currentTarget.value })}
          />
        </>
      ) : null}
    </Panel>
  );
}

export function PictureFields(props: Missing) {
  const { fields, change } = props;
  return (
    <Panel title={t('piece.pictures', 'Pictures')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PictureField
          label={t('piece.wide', 'For computers')}
          hint={t('piece.wideHint', 'Twice as wide as high, 1,200 pixels or more.')}
          picture={fields.wide}
          onChange={(wide) => change({ wide })}
        />
        <PictureField
          label={t('piece.narrow', 'For phones')}
          hint={t('piece.narrowHint', 'Left out, phones show the other one.')}
          picture={fields.narrow}
          onChange={(narrow) => change({ narrow })}
        />
      </SimpleGrid>
      <PairField {...props} english="altEn" hindi="altHi" most={120} />
    </Panel>
  );
}
