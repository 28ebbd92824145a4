import type { EntryKind } from '@nukkad/contract/work/payment-book/payment-book.model';

/** What the sums need of an entry. */
export interface Line {
  readonly entryId: string;
  readonly partyId: string;
  readonly milestoneId: string | null;
  readonly kind: EntryKind;
  readonly amountPaise: number;
  readonly dueOn: string | null;
  readonly happenedOn: string;
  readonly reversesId: string | null;
}

/** What receipts of earlier days say where nothing was written. */
const unsaid = 'Received';

/** What was written of an entry; empty: nothing. */
export const wordsOf = ({ kind, words }: { readonly kind: EntryKind; readonly words: string }): string =>
  kind === 'receipt' && words === unsaid ? '' : words;

/** A bill, or an opening balance that the party owes, with what is not paid of it. */
export interface Bill<One extends Line> {
  readonly entry: One;
  readonly leftPaise: number;
}

/** Its day: a bill has one, an opening balance is owed from its own. */
export const dueOf = ({ dueOn, happenedOn }: Line): string => dueOn ?? happenedOn;

function byDue(one: Line, other: Line): number {
  const [first, second] = [dueOf(one), dueOf(other)];
  if (first !== second) return first < second ? -1 : 1;
  return one.entryId < other.entryId ? -1 : 1;
}

/** What reversals take back counts against what they reverse: a receipt that was reversed paid nothing. */
function creditsOf(lines: readonly Line[]): readonly { readonly line: Line; readonly paise: number }[] {
  const reversed = new Set(lines.flatMap(({ reversesId }) => (reversesId ? [reversesId] : [])));
  return lines
    .filter(
      ({ kind, entryId, amountPaise }) => kind !== 'reversal' && !reversed.has(entryId) && amountPaise < 0,
    )
    .map((line) => ({ line, paise: -line.amountPaise }));
}

/** Credit notes that were not taken back, by milestone; null: of none. */
export function creditedByMilestone(lines: readonly Line[]): ReadonlyMap<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const { line, paise } of creditsOf(lines))
    if (line.kind === 'credit_note') sums.set(line.milestoneId, (sums.get(line.milestoneId) ?? 0) + paise);
  return sums;
}

/** What came for each milestone, and for none, less what went back of it. */
function byMilestone(lines: readonly Line[]): ReadonlyMap<string | null, number> {
  const came = new Map<string | null, number>();
  const add = (milestoneId: string | null, paise: number) =>
    came.set(milestoneId, (came.get(milestoneId) ?? 0) + paise);
  for (const { line, paise } of creditsOf(lines)) add(line.milestoneId, paise);
  for (const { kind, milestoneId, amountPaise } of lines)
    if (kind === 'refund') add(milestoneId, -amountPaise);
  return came;
}

/** Of one account: money that names a milestone pays its bill first; the rest pays the bills that were due first. */
export function settle<One extends Line>(
  lines: readonly One[],
): { readonly bills: readonly Bill<One>[]; readonly onAccountPaise: number } {
  const owed = lines
    .filter(({ kind, amountPaise }) => (kind === 'bill' || kind === 'opening') && amountPaise > 0)
    .toSorted(byDue);
  const left = new Map(owed.map(({ entryId, amountPaise }) => [entryId, amountPaise]));
  const pay = (entryId: string, paise: number): number => {
    const paid = Math.min(paise, left.get(entryId) ?? 0);
    left.set(entryId, (left.get(entryId) ?? 0) - paid);
    return paise - paid;
  };
  let free = 0;
  for (const [ofMilestone, paise] of byMilestone(lines)) {
    const own = ofMilestone && owed.find(({ milestoneId }) => milestoneId === ofMilestone);
    free += own ? pay(own.entryId, paise) : paise;
  }
  for (const { entryId } of owed) free = pay(entryId, free);
  return {
    bills: owed.map((entry) => ({ entry, leftPaise: left.get(entry.entryId) ?? 0 })),
    onAccountPaise: free,
  };
}

/** By party, each its own account. */
export function settleAll<One extends Line>(lines: readonly One[]): ReturnType<typeof settle<One>> {
  const ofParty = new Map<string, One[]>();
  for (const line of lines) ofParty.set(line.partyId, [...(ofParty.get(line.partyId) ?? []), line]);
  const accounts = [...ofParty.values()].map((own) => settle(own));
  return {
    bills: accounts.flatMap(({ bills }) => bills),
    onAccountPaise: accounts.reduce((sum, { onAccountPaise }) => sum + onAccountPaise, 0),
  };
}
