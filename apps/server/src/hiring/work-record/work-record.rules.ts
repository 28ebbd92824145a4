/** What a work record says: counts of work that others confirmed, and nothing that was only said by the person. */
import { leastVisitsForShare } from '@nukkad/contract/hiring/work-record/work-record.model';
import * as z from 'zod/mini';

/** Verified visits of one category in one month, as bookings count them. */
interface MonthOfWork {
  readonly categoryId: string;
  /** YYYY-MM. */
  readonly month: string;
  readonly visits: number;
  readonly onTime: number;
}

const share = z.nullable(z.int());
/** The record as it is kept and signed: in both languages, and without its reader's. */
export const recordFacts = z.object({
  visits: z.int(),
  months: z.int(),
  onTimePercent: share,
  stars: z.nullable(z.number()),
  reviews: z.int(),
  categories: z.array(
    z.object({
      categoryId: z.string(),
      name: z.object({ en: z.string(), hi: z.string() }),
      visits: z.int(),
      months: z.int(),
      onTimePercent: share,
      from: z.string(),
      to: z.string(),
    }),
  ),
  tenures: z.array(
    z.object({
      companyName: z.string(),
      designation: z.string(),
      from: z.string(),
      to: z.nullable(z.string()),
      months: z.int(),
    }),
  ),
});
export type RecordFacts = z.output<typeof recordFacts>;
type Tenure = RecordFacts['tenures'][number];

/** Of an organisation, or of several ones, all stars that were given to this person. */
interface Rated {
  readonly ratingSum: number;
  readonly ratingCount: number;
}

type Names = Readonly<Record<'en' | 'hi', ReadonlyMap<string, string>>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const monthsIn = (work: readonly MonthOfWork[]): number => new Set(work.map(({ month }) => month)).size;

/** Visits, months and the share that began on time. */
function countsOf(work: readonly MonthOfWork[]) {
  const visits = sum(work.map((one) => one.visits));
  const onTime = sum(work.map((one) => one.onTime));
  return {
    visits,
    months: monthsIn(work),
    onTimePercent: visits < leastVisitsForShare ? null : Math.round((100 * onTime) / visits),
  };
}

/** Those of a category that is no longer in the catalogue keep its id as their name. */
function categoriesOf(work: readonly MonthOfWork[], names: Names): RecordFacts['categories'] {
  const ids = [...new Set(work.map(({ categoryId }) => categoryId))];
  return ids
    .map((categoryId) => {
      const own = work.filter((one) => one.categoryId === categoryId);
      const months = own.map(({ month }) => month).toSorted();
      return {
        categoryId,
        name: { en: names.en.get(categoryId) ?? categoryId, hi: names.hi.get(categoryId) ?? categoryId },
        ...countsOf(own),
        from: months[0] ?? '',
        to: months.at(-1) ?? '',
      };
    })
    .toSorted((a, b) => b.visits - a.visits || a.categoryId.localeCompare(b.categoryId));
}

const monthOf = (day: string): string => day.slice(0, 7);
const monthsBetween = (from: string, to: string): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5)) - Number(from.slice(5)) + 1;

/** An employment, as employees are told of. */
interface EmployeeFacts {
  readonly employeeId: string;
  readonly designation: string;
  readonly earlier: readonly { readonly joinedOn: string; readonly lastDayOn: string }[];
  readonly joinedOn: string;
  readonly lastDayOn: string | null;
  readonly workState: string;
}

interface Days {
  readonly joinedOn: string;
  readonly lastDayOn: string | null;
}

/** An employment that has ended counts once its employer has confirmed the last day; one that goes on counts by the staff record. */
function confirmedOf(
  { employeeId, earlier, joinedOn, lastDayOn, workState }: EmployeeFacts,
  ends: ReadonlySet<string>,
  today: string,
): readonly Days[] {
  const isLeft = workState === 'left';
  const over = [...earlier, ...(isLeft && lastDayOn !== null ? [{ joinedOn, lastDayOn }] : [])];
  const confirmed = over.filter((one) => ends.has(endKey({ staffId: employeeId, lastDayOn: one.lastDayOn })));
  return isLeft || joinedOn > today ? confirmed : [...confirmed, { joinedOn, lastDayOn: null }];
}

interface End {
  readonly staffId: string;
  readonly lastDayOn: string;
}
const endKey = ({ staffId, lastDayOn }: End): string => `${staffId} ${lastDayOn}`;

interface EmployedAt {
  readonly facts: EmployeeFacts;
  readonly companyName: string;
}

function tenuresOf(employed: readonly EmployedAt[], ends: readonly End[], today: string): Tenure[] {
  const confirmed = new Set(ends.map(endKey));
  return employed
    .flatMap(({ facts, companyName }) =>
      confirmedOf(facts, confirmed, today).map(({ joinedOn, lastDayOn }) => ({
        companyName,
        designation: facts.designation,
        from: monthOf(joinedOn),
        to: lastDayOn && monthOf(lastDayOn),
        months: monthsBetween(monthOf(joinedOn), monthOf(lastDayOn ?? today)),
      })),
    )
    .toSorted((a, b) => (b.to ?? '9999').localeCompare(a.to ?? '9999') || b.from.localeCompare(a.from));
}

export interface RecordSources {
  readonly work: readonly MonthOfWork[];
  readonly names: Names;
  readonly rated: readonly Rated[];
  /** Not where the person is the owner: no one confirms that. */
  readonly employed: readonly EmployedAt[];
  readonly ends: readonly End[];
  /** YYYY-MM-DD in Asia/Kolkata. */
  readonly today: string;
}

export function recordOf({ work, names, rated, employed, ends, today }: RecordSources): RecordFacts {
  const reviews = sum(rated.map(({ ratingCount }) => ratingCount));
  const stars = sum(rated.map(({ ratingSum }) => ratingSum));
  return {
    ...countsOf(work),
    stars: reviews === 0 ? null : Math.round((10 * stars) / reviews) / 10,
    reviews,
    categories: categoriesOf(work, names),
    tenures: tenuresOf(employed, ends, today),
  };
}

export const isEmptyRecord = ({ visits, tenures }: RecordFacts): boolean =>
  visits === 0 && tenures.length === 0;
