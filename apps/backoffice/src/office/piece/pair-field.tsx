import { SimpleGrid, Textarea } from '@mantine/core';
import { recordOf } from '@nukkad/contract/kernel/record';
import type { PieceKind, PieceNeed } from '@nukkad/contract/office/piece/piece.model';
import { t } from '../../platform/words.ts';
import type { PieceFieldsProps, TypedPiece } from './typed-piece.ts';
import { fieldWords } from './piece-words.ts';

type Pair = Exclude<PieceNeed, 'link' | 'topic' | 'seconds'> & keyof TypedPiece;

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
  kind = 'banner',
}: PieceFieldsProps & {
  english: Pair;
  hindi: Pair;
  most: number;
  rows?: number;
  kind?: PieceKind;
  missing: ReadonlySet<PieceNeed>;
}) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {[english, hindi].map((name) => (
        <Textarea
          key={name}
          label={fieldWords(kind)[name]}
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
