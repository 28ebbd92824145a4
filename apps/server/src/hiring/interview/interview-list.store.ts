import { countFound } from '../../platform/db/count-rows.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { type InterviewRow, interviewTable } from './interview.store.ts';

/** Of a candidate, or of a business without the jobs that are kept from who looks. */
export interface InterviewFilter {
  readonly whose:
    | { readonly userId: string }
    | { readonly organisationId: string; readonly kept: readonly string[] };
  readonly applicationId?: string | undefined;
}

/** What waits for the business to offer times comes first. */
export interface AfterDue {
  readonly at: Date | null;
  readonly id: string;
}

const ofSide = (reader: Reader, { whose, applicationId }: InterviewFilter) => {
  const rows = reader.selectFrom('interview');
  const own =
    'userId' in whose
      ? rows.where('user_id', '=', whose.userId)
      : rows
          .where('organisation_id', '=', whose.organisationId)
          .$if(whose.kept.length > 0, (all) => all.where('job_id', 'not in', whose.kept));
  return applicationId === undefined ? own : own.where('application_id', '=', applicationId);
};
const ahead = (reader: Reader, filter: InterviewFilter) =>
  ofSide(reader, filter).where('ended_at', 'is', null);
const old = (reader: Reader, filter: InterviewFilter) =>
  ofSide(reader, filter).where('ended_at', 'is not', null);

/** The next first. */
export async function listAhead(
  reader: Reader,
  filter: InterviewFilter,
  after: AfterDue | null,
  limit: number,
): Promise<InterviewRow[]> {
  const rows = ahead(reader, filter)
    .select(interviewTable.selected)
    .orderBy('due_at', (order) => order.asc().nullsFirst())
    .orderBy('interview_id')
    .limit(limit);
  if (!after) return rows.execute();
  const { at, id } = after;
  if (at === null)
    return rows
      .where((eb) =>
        eb.or([
          eb('due_at', 'is not', null),
          eb.and([eb('due_at', 'is', null), eb('interview_id', '>', id)]),
        ]),
      )
      .execute();
  return rows.where((eb) => eb(eb.refTuple('due_at', 'interview_id'), '>', eb.tuple(at, id))).execute();
}

/** The latest first. */
export async function listOld(
  reader: Reader,
  filter: InterviewFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<InterviewRow[]> {
  const rows = old(reader, filter)
    .select(interviewTable.selected)
    .orderBy('ended_at', 'desc')
    .orderBy('interview_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('ended_at', 'interview_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countAhead = (reader: Reader, filter: InterviewFilter): Promise<number> =>
  countFound(reader, ahead(reader, filter).select('interview_id'));
export const countOld = (reader: Reader, filter: InterviewFilter): Promise<number> =>
  countFound(reader, old(reader, filter).select('interview_id'));

/** Of a business: the applications of those for which it is to offer times, and of those that began and have no outcome yet. */
export async function listToDo(
  reader: Reader,
  whose: Extract<InterviewFilter['whose'], { readonly organisationId: string }>,
  now: Date,
): Promise<string[]> {
  const rows = await ahead(reader, { whose })
    .select('application_id as applicationId')
    .where((eb) => eb.or([eb('awaits', '=', 'Employer'), eb('starts_at', '<=', now)]))
    .execute();
  return rows.map(({ applicationId }) => applicationId);
}
