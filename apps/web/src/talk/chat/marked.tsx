import { piecesOf } from './found.rules.ts';

/** Words of a message, with those that were looked for marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  return (
    <>
      {piecesOf(text, words).map((piece, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
        piece.marked ? <mark key={place}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
