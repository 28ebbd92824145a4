import { linksIn } from './links.rules.ts';
import { Marked } from './marked.tsx';

/** Words of a message with their links, which open beside the page, and with what was looked for marked. */
export function Linked({ text, words }: { text: string; words: string }) {
  return (
    <>
      {linksIn(text).map((piece, place) =>
        piece.link === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
          <Marked key={place} text={piece.text} words={words} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
          <a key={place} href={piece.link} target="_blank" rel="noopener noreferrer nofollow">
            <Marked text={piece.text} words={words} />
          </a>
        ),
      )}
    </>
  );
}
