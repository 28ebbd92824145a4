import { type FaqCategory, categoriesOfTopic, mostSuggested } from '@nukkad/contract/talk/support/faq.model';
import type { IncidentTopic } from '@nukkad/contract/talk/support/support.model';

/** As much of a question as it is found by. */
interface Findable {
  readonly category: FaqCategory;
  readonly question: string;
  readonly questionHi: string;
  readonly answer: string;
  readonly answerHi: string;
  readonly words: string;
}

/** Words that say nothing of what is asked. */
const hollow = new Set(
  (
    'a an and are can could do does for from get got has have how i if in is it me my no not of on or our please the ' +
    'there they this to was we what when where which who why will with you your hai hain ho ka ke ki ko kya me mein mera ' +
    'meri nahi par se और का की के को क्या है हैं हो मेरा मेरी मेरे में ने नहीं पर से यह वह कब कैसे करें'
  ).split(' '),
);

const shortestStem = 4;
const mostWords = 60;

/** The words of a text that may say what it is about, without case. */
export function wordsOf(said: string): readonly string[] {
  const words =
    said
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 1 && !hollow.has(word)))].slice(0, mostWords);
}

/** The same word, or one begins with the other: "cancel" and "cancelling". */
const isNear = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= shortestStem && (a.startsWith(b) || b.startsWith(a)));

const hits = (asked: readonly string[], said: readonly string[]): number =>
  asked.filter((word) => said.some((other) => isNear(word, other))).length;

/** In the question and its search words a word weighs more than in the answer. */
function scoreOf(asked: readonly string[], row: Findable): number {
  const near = wordsOf(`${row.question} ${row.questionHi} ${row.words}`);
  return 3 * hits(asked, near) + hits(asked, wordsOf(`${row.answer} ${row.answerHi}`));
}

interface Scored<Row> {
  readonly row: Row;
  readonly score: number;
}

const bestFirst = <Row>(scored: readonly Scored<Row>[], least: number): readonly Row[] =>
  scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .map(({ row }) => row);

/** Those that have a word of what is looked for, the best first. */
export function searchFaqs<Row extends Findable>(rows: readonly Row[], q: string): readonly Row[] {
  const asked = wordsOf(q);
  return bestFirst(
    rows.map((row) => ({ row, score: scoreOf(asked, row) })),
    1,
  );
}

/** One word of a question alone is chance; with the topic, or with a second word, it is not. */
const leastToSuggest = 4;
const ofTopic = 2;

/** What may answer a message to support before it is sent. */
export function faqsForMessage<Row extends Findable>(
  rows: readonly Row[],
  message: string,
  topic: IncidentTopic | undefined,
): readonly Row[] {
  const asked = wordsOf(message);
  const near = topic ? categoriesOfTopic[topic] : [];
  const scored = rows.map((row) => {
    const score = scoreOf(asked, row);
    return { row, score: score > 0 && near.includes(row.category) ? score + ofTopic : score };
  });
  return bestFirst(scored, leastToSuggest).slice(0, mostSuggested);
}

/** Near to a topic; without one the first of each category. */
export function faqsForTopic<Row extends Findable>(
  rows: readonly Row[],
  topic: IncidentTopic | undefined,
): readonly Row[] {
  const near = topic ? categoriesOfTopic[topic] : [];
  if (near.length > 0) return rows.filter(({ category }) => near.includes(category));
  const seen = new Set<FaqCategory>();
  return rows.filter(({ category }) => !seen.has(category) && seen.add(category));
}
