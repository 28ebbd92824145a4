import type {
  ModeratedMember,
  ModerationCase,
  ModerationCaseDetails,
  OwnRemoval,
  OwnReport,
} from '@nukkad/contract/network/moderation/moderation.model';
import type { Member } from '../member/index.ts';
import type { CaseRow } from './case.store.ts';
import type { Acting } from './moderation.policy.ts';
import { appealBefore, excerptOf } from './moderation.rules.ts';
import { caseTransitions } from './moderation.transitions.ts';
import type { RemovalRow } from './removal.store.ts';
import type { ReportRow, ReportsOfCase } from './report.store.ts';

const presentAppeal = ({ appealWords, appealedAt, appealStatus, appealAnswer }: RemovalRow) =>
  appealWords === null || appealedAt === null || appealStatus === null
    ? null
    : { words: appealWords, at: appealedAt.toISOString(), status: appealStatus, answer: appealAnswer };

export const presentReport = (report: ReportRow, row: CaseRow): OwnReport => ({
  reportId: report.reportId,
  subject: row.subject,
  excerpt: excerptOf(row.words),
  reason: report.reason,
  words: report.words,
  status: report.status,
  at: report.at.toISOString(),
  decidedAt: report.decidedAt?.toISOString() ?? null,
});

/** As its author reads it; not who decided. */
export const presentRemoval = (
  removal: RemovalRow,
  { row, who, now }: { readonly row: CaseRow; readonly who: Acting; readonly now: Date },
): OwnRemoval => ({
  removalId: removal.removalId,
  caseId: removal.caseId,
  subject: row.subject,
  excerpt: excerptOf(row.words),
  reason: removal.reason,
  words: removal.words,
  at: removal.at.toISOString(),
  isStrike: removal.isStrike,
  appealBefore: appealBefore(removal.at).toISOString(),
  appeal: presentAppeal(removal),
  version: row.version,
  can: {
    appeal:
      caseTransitions.movesOf(who, row).appeal &&
      removal.appealStatus === null &&
      appealBefore(removal.at) > now,
  },
});

/** In the back office, where a removal is read with the words of its case. */
export const presentInHistory = (
  removal: RemovalRow,
  row: CaseRow,
): ModerationCaseDetails['history'][number] => ({
  removalId: removal.removalId,
  subject: row.subject,
  excerpt: excerptOf(row.words),
  reason: removal.reason,
  words: removal.words,
  at: removal.at.toISOString(),
  isStrike: removal.isStrike,
  appeal: presentAppeal(removal),
});

const presentAuthor = ({ memberId, shownName, userId, organisationId }: Member): ModeratedMember => ({
  memberId,
  name: shownName,
  userId,
  organisationId,
});

export function presentCase(
  row: CaseRow,
  who: Acting,
  { reports, author }: { readonly reports: ReportsOfCase | undefined; readonly author: Member | undefined },
): ModerationCase {
  const { keep, remove, grant, refuse } = caseTransitions.movesOf(who, row);
  return {
    caseId: row.caseId,
    subject: row.subject,
    subjectId: row.subjectId,
    author: author ? presentAuthor(author) : null,
    excerpt: excerptOf(row.words),
    reports: reports?.waiting ?? 0,
    reasons: reports?.reasons ?? [],
    status: row.status,
    since: row.since.toISOString(),
    version: row.version,
    can: { keep, remove, grant, refuse },
  };
}
