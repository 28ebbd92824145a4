import { momentWords } from './moment-words.ts';

/** An instant in Indian time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentWords(at)}</time>;
}
