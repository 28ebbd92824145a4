import type { Letter } from './pages-engine.ts';
import type { Print } from './print-lines.ts';

/** In parts of the letters' height: a wider gap begins another piece. */
const wide = 1.1;
const closeness = 0.2;
const sameLine = 0.25;

/** The short i is drawn before its consonant, and the r above one behind it: a page tells them in that order. */
const early =
  /(?<![\u0915-\u0939\u0958-\u095f\u093c\u094d])\u093f((?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d){0,3}[\u0915-\u0939\u0958-\u095f]\u093c?)/gu;
const late =
  /((?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d){0,3}[\u0915-\u0939\u0958-\u095f]\u093c?[\u093a\u093b\u093e-\u094c\u0900-\u0902]{0,3})\u0930\u094d(?!\u200d?[\u0915-\u0939\u0958-\u095f])/gu;

/** Letters of Devanagari in the order in which they are spoken. */
export const spokenOrder = (text: string): string =>
  text.replaceAll(early, '$1\u093f').replaceAll(late, '\u0930\u094d$1').normalize('NFC');

interface Open {
  text: string;
  x: number;
  y: number;
  end: number;
  height: number;
}

const piece = ({ text, x, y, end, height }: Open): Print => ({
  text: spokenOrder(text),
  x,
  y,
  width: end - x,
  height,
});

/** Whether a letter goes on with the piece that is open. */
function goesOn(open: Open, letter: Letter): boolean {
  const gap = letter.x - open.end;
  const height = Math.min(open.height, letter.height || open.height);
  return Math.abs(letter.y - open.y) < height * sameLine && gap < height * wide && gap > -2 * height;
}

/** The pieces of a page: letters of one line, up to a wide gap. */
export function piecesOfLetters(letters: readonly Letter[]): Print[] {
  const pieces: Print[] = [];
  let open: Open | null = null;
  let afterBlank = false;
  for (const letter of letters) {
    if (letter.isBlank) {
      afterBlank = true;
      continue;
    }
    if (open && goesOn(open, letter)) {
      const isWord = afterBlank || letter.x - open.end > open.height * closeness;
      open.text += isWord ? ` ${letter.text}` : letter.text;
      open.end = Math.max(open.end, letter.x + letter.width);
      open.height = Math.max(open.height, letter.height);
    } else {
      if (open) pieces.push(piece(open));
      open = {
        text: letter.text,
        x: letter.x,
        y: letter.y,
        end: letter.x + letter.width,
        height: letter.height,
      };
    }
    afterBlank = false;
  }
  return open ? [...pieces, piece(open)] : pieces;
}
