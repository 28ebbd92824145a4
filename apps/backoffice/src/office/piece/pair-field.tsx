import { SimpleGrid, Textarea } from '@mantine/core';
import { recordOf } from '@nukkad/contract/kernel/record';
import type { PieceNeed } from '@nukkad/contract/office/piece/piece.model';
import { t } from '../../platform/words.ts';
import type { PieceFieldsProps, TypedPiece } from './typed-piece.ts';
import { needWords } from './piece-words.ts';

type Pair = Exclude<PieceNeed, 'link'> & keyof TypedPiece;

/** The same words in English and in Hindi. */
export function PairField({
  fields,
  errors,
  change,
  english,
  hindi,
  most,
  missing,
  rows = 1,
}: PieceFieldsProps & {
  english: Pair;
  hindi: Pair;
  most: number;
  rows?: number;
  missing: ReadonlySet<PieceNeed>;
}) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {[english, hindi].map((name) => (
        <Textarea
          key={name}
          label={needWords[name]}
          autosize
          minRows={rows}
          maxRows={16}
          maxLength={most}
          lang={name === hindi ? 'hi' : 'en'}
          value={fields[name]}
          error={errors[name] ?? (missing.has(name) ? t('piece.isMissing', 'Missing') : undefined)}
          onChange={(event) => change(recordOf([name], () => event.currentTarget.value))}
        />
      ))}
    </SimpleGrid>
  );
}
