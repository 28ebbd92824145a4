import type { JobQuestion } from '@nukkad/contract/hiring/job/question.model';

export interface GivenAnswer {
  readonly questionId: string;
  readonly answer: string;
}

/** An answer as it is kept: the question as it was asked then. */
export interface JudgedAnswer {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  readonly isKnockout: boolean;
  /** Null: it is not scored. */
  readonly points: number | null;
}

/** Or what is wrong: one is missing, or says what its question does not offer. */
export type Judged = readonly JudgedAnswer[] | 'missing' | 'not_offered';

const isOffered: Readonly<Record<JobQuestion['kind'], (question: JobQuestion, answer: string) => boolean>> = {
  yesno: (_question, answer) => answer === 'yes' || answer === 'no',
  choice: ({ options }, answer) => options.includes(answer),
  number: (_question, answer) => /^[0-9]{1,7}$/.test(answer),
  words: () => true,
};

const isWanted = ({ kind, wanted }: JobQuestion, answer: string): boolean =>
  wanted === null || (kind === 'number' ? Number(answer) >= Number(wanted) : answer === wanted);

function judge(question: JobQuestion, answer: string): JudgedAnswer {
  const fits = isWanted(question, answer);
  return {
    questionId: question.questionId,
    question: question.question,
    answer,
    isKnockout: question.knockOut && !fits,
    points: question.points === 0 ? null : fits ? question.points : 0,
  };
}

/** In the order of the questions; answers to what is not asked are left out. */
export function judgeAnswers(questions: readonly JobQuestion[], given: readonly GivenAnswer[]): Judged {
  const byQuestion = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
  const pairs = questions.map((question) => ({ question, answer: byQuestion.get(question.questionId) }));
  const judged: JudgedAnswer[] = [];
  for (const { question, answer } of pairs) {
    if (answer === undefined) return 'missing';
    if (!isOffered[question.kind](question, answer)) return 'not_offered';
    judged.push(judge(question, answer));
  }
  return judged;
}

export const sumOfPoints = (answers: readonly JudgedAnswer[]): number =>
  answers.reduce((sum, { points }) => sum + (points ?? 0), 0);
