import { SimpleGrid, Textarea } from '@mantine/core';
import { recordOf } from '@nukkad/contract/kernel/record';
import type { LegalNeed } from '@nukkad/contract/office/legal/legal.model';
import { t } from '../../../platform/words.ts';
import { legalNeedWords } from './legal-words.ts';
import type { LegalFieldsProps } from './typed-legal.ts';

/** The same words in English and in Hindi. */
export function LegalPair({
  fields,
  errors,
  change,
  missing,
  english,
  hindi,
  most,
  rows = 1,
}: LegalFieldsProps & {
  missing: ReadonlySet<LegalNeed>;
  english: LegalNeed;
  hindi: LegalNeed;
  most: number;
  rows?: number;
}) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {[english, hindi].map((name) => (
        <Textarea
          key={name}
          label={legalNeedWords[name]}
          autosize
          minRows={rows}
          maxRows={30}
          maxLength={most}
          lang={name === hindi ? 'hi' : 'en'}
          value={fields[name]}
          error={errors[name] ?? (missing.has(name) ? t('legal.isMissing', 'Missing') : undefined)}
          onChange={(event) => change(recordOf([name], () => event.currentTarget.value))}
        />
      ))}
    </SimpleGrid>
  );
}
