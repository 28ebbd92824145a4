import { Text } from '@mantine/core';
import { type LegalFigure, type LegalNeed, mostLegalWords } from '@nukkad/contract/office/legal/legal.model';
import { t } from '../../../platform/words.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { LegalPair } from './legal-pair.tsx';
import type { LegalFieldsProps } from './typed-legal.ts';

/** Title, sentence and text, and which figures of the rules a text may name. */
export function LegalFields({
  figures,
  ...props
}: LegalFieldsProps & { missing: ReadonlySet<LegalNeed>; figures: readonly LegalFigure[] }) {
  return (
    <>
      <Panel title={t('legal.text', 'Words in both languages')}>
        <Text size="sm" c="dimmed">
          {t(
            'legal.textHint',
            'A line that begins with “## ” is a heading, one with “- ” a point of a list. An empty line ends a paragraph.',
          )}
        </Text>
        <LegalPair {...props} english="titleEn" hindi="titleHi" most={60} />
        <LegalPair {...props} english="wordsEn" hindi="wordsHi" most={160} />
        <LegalPair {...props} english="bodyEn" hindi="bodyHi" most={mostLegalWords} rows={16} />
      </Panel>
      <Panel title={t('legal.figures', 'Figures')}>
        <Text size="sm" c="dimmed">
          {t(
            'legal.figuresHint',
            'Write the name in braces. The page then always shows what the rules say, so it never promises something else.',
          )}
        </Text>
        <Facts
          columns={{ base: 1, sm: 2 }}
          facts={figures.map(({ name, en }) => [`{${name}}`, en || t('legal.noFigure', 'Not given now')])}
        />
      </Panel>
    </>
  );
}
