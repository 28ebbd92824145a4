import type { InterviewDetail, Scorecard } from '@nukkad/contract/hiring/interview/interview.model';
import type { Reader } from '../../platform/db/database.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { type Beside, type Looking, ofInterview, presentCard, readBeside } from './interview.presenter.ts';
import { isOfEmployer, mayScore } from './interview.policy.ts';
import type { InterviewRow } from './interview.store.ts';
import type { InterviewerRow } from './interviewer.store.ts';

function cardOf(one: InterviewerRow): Scorecard | null {
  const { skillMark, experienceMark, mannerMark, advice, words, scoredAt } = one;
  if (skillMark === null || experienceMark === null || mannerMark === null) return null;
  if (advice === null || scoredAt === null) return null;
  return { skillMark, experienceMark, mannerMark, advice, words, at: scoredAt.toISOString() };
}

/** An interviewer whose own card is not in sees no other one: it would be no opinion of theirs. */
export function scorecardsFor(
  interviewers: readonly InterviewerRow[],
  names: Beside['names'],
  { viewer }: Looking,
): NonNullable<InterviewDetail['scorecards']> {
  const isHidden = interviewers.some((one) => one.scoredAt === null && mayScore(viewer, one));
  return interviewers.map((one) => ({
    name: (one.userId && names.get(one.userId)) || '',
    isOwn: mayScore(viewer, one),
    isIn: one.scoredAt !== null,
    card: isHidden ? null : cardOf(one),
  }));
}

/** With its scorecards, for the business alone. */
export async function presentDetail(
  deps: Pick<InterviewDependencies, 'account' | 'application' | 'job'>,
  reader: Reader,
  row: InterviewRow,
  looking: Looking,
): Promise<InterviewDetail> {
  const beside = await readBeside(deps, reader, [row], looking);
  const interviewers = ofInterview(beside, row);
  const isOurs = isOfEmployer(looking.viewer, row);
  return {
    ...presentCard(row, beside, looking),
    interviewerIds: isOurs ? interviewers.flatMap(({ userId }) => userId ?? []) : null,
    scorecards: isOurs ? scorecardsFor(interviewers, beside.names, looking) : null,
  };
}
