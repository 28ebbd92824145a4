import type { ReactionSubject } from '@nukkad/contract/network/reaction/reaction.model';
import type { CountedSubject, ReactionDependencies } from './reaction.interface.ts';

/** What is reacted to, by its kind. */
export function subjectOf(
  { subjects }: Pick<ReactionDependencies, 'subjects'>,
  subject: ReactionSubject,
): CountedSubject<ReactionSubject> {
  const found = subjects.answers.find((one) => one.subject === subject);
  if (!found) throw new Error(`No domain answers for ${subject}.`);
  return found;
}
