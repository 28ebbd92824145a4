import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { ChatInterfaces } from './chat.interface.ts';
import type { Sides } from './chat.policy.ts';
import { type ChatRules, defaultChatRules } from './chat.rules.ts';
import type { ConversationRow } from './conversation.store.ts';
import { type Names, readNames } from './read-names.ts';

const mostKept = 20_000;
/** A new name is seen in live messages after this time; lists and pages ask each time. */
const nameMs = 30_000;
/** As with the rights of a session: a rule that is changed binds within a second. */
const rulesMs = 1_000;

/** The last ones used, in memory. */
function bounded<Value>() {
  const kept = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => kept.get(key),
    set: (key: string, value: Value) => {
      kept.delete(key);
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, value);
    },
  };
}

/** What sending asks again and again. */
export interface Remembered {
  /**
   * Those of the conversations that are known here, as this node last wrote or read them. Another node may have changed them
   * since: what is decided by one is written only where it is still so (`growConversations`).
   */
  rowsOf(conversationIds: readonly string[]): readonly ConversationRow[];
  /** Only what is committed, or locked. */
  keep(rows: readonly ConversationRow[]): void;
  rules(reader: Reader, now: Date): Promise<ChatRules>;
  names(reader: Reader, rows: readonly Sides[], senders: readonly string[]): Promise<Names>;
}

type Company = { readonly companyName: string; readonly ownerUserId: string };

export function remembered(deps: Pick<ChatInterfaces, 'account' | 'partner'>): Remembered {
  const conversations = bounded<ConversationRow>();
  const people = bounded<{ readonly name: string; readonly at: number }>();
  const companies = bounded<{ readonly company: Company; readonly at: number }>();
  let rules: { readonly rules: ChatRules; readonly at: number } | undefined;
  const isFresh = (one: { readonly at: number } | undefined, ms = nameMs): boolean =>
    one !== undefined && performance.now() - one.at < ms;
  const namesIn = (rows: readonly Sides[], senders: readonly string[]) => ({
    userIds: [
      ...new Set([...senders, ...rows.flatMap((row) => [row.aUserId ?? [], row.bUserId ?? []].flat())]),
    ],
    organisationIds: [
      ...new Set(rows.flatMap((row) => [row.aOrganisationId ?? [], row.bOrganisationId ?? []].flat())),
    ],
  });
  return {
    rowsOf: (ids) => ids.flatMap((id) => conversations.get(id) ?? []),
    keep: (rows) => {
      for (const row of rows) conversations.set(row.conversationId, row);
    },
    rules: async (reader, now) => {
      if (rules && isFresh(rules, rulesMs)) return rules.rules;
      const at = performance.now();
      rules = { rules: await settingAt(reader, 'chat.rules', now, defaultChatRules), at };
      return rules.rules;
    },
    names: async (reader, rows, senders) => {
      const { userIds, organisationIds } = namesIn(rows, senders);
      const isKnown =
        userIds.every((id) => isFresh(people.get(id))) &&
        organisationIds.every((id) => isFresh(companies.get(id)));
      if (!isKnown) {
        const read = await readNames(deps, reader, rows, senders);
        const at = performance.now();
        for (const id of userIds) people.set(id, { name: read.people.get(id) ?? '', at });
        for (const [id, company] of read.organisations) companies.set(id, { company, at });
      }
      return {
        people: new Map(userIds.map((id) => [id, people.get(id)?.name ?? ''])),
        organisations: new Map(
          organisationIds.flatMap((id) => {
            const one = companies.get(id);
            return one ? [[id, one.company] as const] : [];
          }),
        ),
      };
    },
  };
}
