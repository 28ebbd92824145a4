import type { AroundLine, ModerationCaseDetails } from '@nukkad/contract/network/moderation/moderation.model';
import { moderationErrors } from '@nukkad/contract/network/moderation/moderation.noun';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type CaseRow, findCase, listCases } from '../case.store.ts';
import type { ModerationDependencies, SurroundingLine } from '../moderation.interface.ts';
import { presentInHistory } from '../moderation.presenter.ts';
import { pauseAfter, strikesSince } from '../moderation.rules.ts';
import { subjectOf } from '../read-subjects.ts';
import { listOfAuthor, listStrikes } from '../removal.store.ts';
import { listReportsOf } from '../report.store.ts';
import { presentCases } from './list-cases.ts';

type Named = (memberId: string) => string;

const mostReports = 50;
const mostHistory = 20;

const presentLine = (
  { authorId, at, carries = [], ...line }: SurroundingLine,
  nameOf: Named,
): AroundLine => ({
  ...line,
  carries: [...carries],
  authorName: nameOf(authorId),
  at: at.toISOString(),
});

/** What else of its author was removed, each with the words of its case. */
async function readHistory(reader: Reader, row: CaseRow) {
  const removals = await listOfAuthor(reader, row.authorId, null, mostHistory);
  const cases =
    removals.length === 0
      ? []
      : await listCases(
          reader,
          removals.map(({ caseId }) => caseId),
        );
  const byId = new Map(cases.map((one) => [one.caseId, one]));
  const told = removals.flatMap((removal) => {
    const about = byId.get(removal.caseId);
    return about ? [{ caseId: removal.caseId, told: presentInHistory(removal, about) }] : [];
  });
  return {
    removal: told.find(({ caseId }) => caseId === row.caseId)?.told ?? null,
    history: told.filter(({ caseId }) => caseId !== row.caseId).map((one) => one.told),
  };
}

/** Who reported is named to the back office alone. */
export async function readCase(
  deps: ModerationDependencies,
  { viewer, now }: SignedInCall,
  caseId: string,
): Promise<ModerationCaseDetails> {
  const { db } = deps.platform;
  const row = (await findCase(db, caseId)) ?? refuse(moderationErrors.moderation_case_not_found);
  const [[presented], around, reports, history, strikes] = await Promise.all([
    presentCases(deps, db, { viewer, memberId: null }, [row]),
    subjectOf(deps, row.subject).around(db, row.subjectId),
    listReportsOf(db, caseId, mostReports),
    readHistory(db, row),
    listStrikes(db, row.authorId, strikesSince(now)),
  ]);
  if (!presented) return refuse(moderationErrors.moderation_case_not_found);
  const people = [...around.map(({ authorId }) => authorId), ...reports.map(({ reporterId }) => reporterId)];
  const members = people.length === 0 ? null : await deps.member.membersOf(db, [...new Set(people)]);
  const nameOf: Named = (memberId) => members?.get(memberId)?.shownName ?? '';
  return {
    ...presented,
    around: around.map((line) => presentLine(line, nameOf)),
    reported: reports.map(({ reporterId, reason, words, status, at }) => ({
      reporterName: nameOf(reporterId),
      reason,
      words,
      status,
      at: at.toISOString(),
    })),
    ...history,
    strikes: strikes.length,
    pausedUntil: pauseAfter(strikes, now)?.toISOString() ?? null,
  };
}
