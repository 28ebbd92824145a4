import type { ChosenAnswer } from '@nukkad/contract/market/booking/answer.model';

export interface Answered {
  /** Ends with a mark of its own, or with a colon; null: not known. */
  readonly question: string | null;
  /** All that was chosen, with commas. */
  readonly answer: string;
}

const endsItself = /[?:？।]$/;
const asked = (question: string) => (endsItself.test(question) ? question : `${question}:`);

/** By question, in the order in which they were asked; an answer whose question is not known is on its own. */
export function answersOf(options: readonly ChosenAnswer[]): readonly Answered[] {
  const byQuestion = new Map<string, Answered>();
  for (const { optionId, label, question } of options) {
    const before = byQuestion.get(question ?? optionId);
    byQuestion.set(question ?? optionId, {
      question: question ? asked(question) : null,
      answer: before ? `${before.answer}, ${label}` : label,
    });
  }
  return [...byQuestion.values()];
}

/** "Tap repair", or "Tap repair × 2". */
export const countedName = ({ name, quantity }: { readonly name: string; readonly quantity: number }) =>
  quantity > 1 ? `${name} × ${quantity}` : name;
