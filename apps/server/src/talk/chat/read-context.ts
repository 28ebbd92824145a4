import type { Reader } from '../../platform/db/database.ts';
import type { TalkReference } from '../../platform/talk/talk-reference.ts';
import type { ChatDependencies } from './chat.interface.ts';
import type { Sides } from './chat.policy.ts';
import type { ConversationRow } from './conversation.store.ts';

/** What the record under discussion says of a conversation now. */
export interface Context {
  readonly assigned: readonly string[];
  readonly contactsVisible: boolean;
  readonly endedAt: Date | null;
  readonly reference: TalkReference | null;
}

type Talked = Sides & Pick<ConversationRow, 'conversationId' | 'referenceId' | 'createdAt'>;

const isBetween = (row: Sides, reference: TalkReference): boolean =>
  reference.sides.b !== null &&
  row.aUserId === reference.sides.a.userId &&
  row.aOrganisationId === reference.sides.a.organisationId &&
  row.bUserId === reference.sides.b.userId &&
  row.bOrganisationId === reference.sides.b.organisationId;

/** Of a record that went to another partner, the one before reads what was written and no more. */
const former = (row: Talked): Context => ({
  assigned: [],
  contactsVisible: false,
  endedAt: new Date(row.createdAt.getTime() - longAgoMs),
  reference: null,
});
const longAgoMs = 400 * 86_400_000;

function contextOf(row: Talked, reference: TalkReference | undefined): Context {
  // The desk hides nothing, and a talk without a record ends when it is closed.
  if (row.referenceId === null || row.sessionType === 'support')
    return { assigned: [], contactsVisible: row.sessionType === 'support', endedAt: null, reference: null };
  if (!reference || !isBetween(row, reference)) return former(row);
  const { assignedStaffIds: assigned, contactsVisible, endedAt } = reference;
  return { assigned, contactsVisible, endedAt, reference };
}

type Record = Pick<Talked, 'sessionType' | 'referenceId'>;

/** The records of these conversations, by a question for each kind. */
export async function readReferences(
  { platform: { contributions } }: Pick<ChatDependencies, 'platform'>,
  reader: Reader,
  records: readonly Record[],
): Promise<ReadonlyMap<string, TalkReference>> {
  const kinds = [...new Set(records.map(({ sessionType }) => sessionType))];
  const looked = await Promise.all(
    kinds.map(async (kind) => {
      const ids = records.flatMap((one) =>
        one.sessionType === kind && one.referenceId ? [one.referenceId] : [],
      );
      return ids.length > 0
        ? contributions.talkReferences.get(kind)?.look(reader, [...new Set(ids)])
        : undefined;
    }),
  );
  return new Map(looked.flatMap((one) => [...(one ?? [])]));
}

export const contextsFrom = (
  rows: readonly Talked[],
  references: ReadonlyMap<string, TalkReference>,
): ReadonlyMap<string, Context> =>
  new Map(
    rows.map((row) => [row.conversationId, contextOf(row, references.get(row.referenceId ?? ''))] as const),
  );

export const readContexts = async (
  deps: Pick<ChatDependencies, 'platform'>,
  reader: Reader,
  rows: readonly Talked[],
): Promise<ReadonlyMap<string, Context>> => contextsFrom(rows, await readReferences(deps, reader, rows));

export async function readContext(
  deps: Pick<ChatDependencies, 'platform'>,
  reader: Reader,
  row: Talked,
): Promise<Context> {
  return (await readContexts(deps, reader, [row])).get(row.conversationId) ?? contextOf(row, undefined);
}
