import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { chatNamespace } from '@nukkad/contract/talk/chat/chat.socket';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { signLink } from '../../platform/storage/links.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { listBlocked } from './block.store.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { actsForOrganisation } from './chat.policy.ts';
import { defaultChatRules, otherSide } from './chat.rules.ts';
import { presentConversation } from './conversation.presenter.ts';
import {
  type AfterListed,
  type ConversationFilter,
  type ListedConversation,
  type Whose,
  countConversations,
  listConversations,
} from './list.store.ts';
import { readContexts } from './read-context.ts';
import { readNames } from './read-names.ts';
import { presenceRoom } from './tell-sides.ts';

/** Of a professional without the right to all messages of the organisation; a day has far fewer jobs. */
const mostJobs = 200;

export interface ListCall {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
}

export async function readWhose(deps: ChatDependencies, reader: Reader, viewer: Viewer): Promise<Whose> {
  const { userId, organisationId, staffId, isProfessional } = viewer;
  const nothing = { userId, organisationId: null, jobsOf: null, jobs: [] };
  if (!actsForOrganisation(viewer)) return { ...nothing, personId: userId };
  if (hasPermission(viewer, 'message_centre.view')) return { ...nothing, personId: null, organisationId };
  if (!staffId || !isProfessional) return { ...nothing, personId: null };
  const records = [...deps.platform.contributions.talkReferences.values()];
  const jobs = await Promise.all(records.map((one) => one.assignedTo(reader, staffId, mostJobs)));
  return { ...nothing, personId: null, jobsOf: organisationId, jobs: jobs.flat() };
}

async function readTitles(
  { platform: { contributions } }: ChatDependencies,
  reader: Reader,
  rows: readonly ListedConversation[],
  lang: 'en' | 'hi',
): Promise<ReadonlyMap<string, string>> {
  const kinds = [...new Set(rows.map(({ sessionType }) => sessionType))];
  const titles = await Promise.all(
    kinds.map(async (kind) => {
      const ids = rows.flatMap((row) =>
        row.sessionType === kind && row.referenceId ? [row.referenceId] : [],
      );
      return (
        contributions.talkReferences.get(kind)?.titles(reader, [...new Set(ids)], lang) ??
        new Map<string, string>()
      );
    }),
  );
  return new Map(titles.flatMap((one) => [...one]));
}

export async function presentConversations(
  deps: ChatDependencies,
  reader: Reader,
  { viewer, now, lang }: ListCall,
  rows: readonly ListedConversation[],
): Promise<Conversation[]> {
  const others = rows.flatMap((row) => (row.side === 'a' ? row.bUserId : row.aUserId) ?? []);
  const [contexts, names, titles, rules, pictures, blocked] = await Promise.all([
    readContexts(deps, reader, rows),
    readNames(deps, reader, rows, []),
    readTitles(deps, reader, rows, lang),
    settingAt(reader, 'chat.rules', now, defaultChatRules),
    deps.profile.picturesOf(reader, [...new Set(others)]),
    listBlocked(
      reader,
      rows.map(({ conversationId }) => conversationId),
    ),
  ]);
  const { contributions, config } = deps.platform;
  const pictureOf = (key: string) => signLink(config.secret, key, viewer.userId, now);
  return rows.map((row) => {
    const context = contexts.get(row.conversationId) ?? refuse(chatErrors.conversation_not_found);
    const room = presenceRoom(row, otherSide(row.side));
    const records = contributions.talkReferences.get(row.sessionType);
    return presentConversation({
      viewer,
      lang,
      now,
      row,
      context,
      names,
      rules,
      pictures,
      pictureOf,
      title: titles.get(row.referenceId ?? '') ?? '',
      link: context.reference && records ? records.addressFor(viewer, context.reference) : null,
      isOnline:
        room !== null && !blocked.has(row.conversationId) && deps.sockets.isThere(chatNamespace, room),
    });
  });
}

const cursorKey = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]);

function readAfter(cursor: string | undefined): AfterListed | null {
  const key = readCursor(cursor, cursorKey);
  return key && { isPinned: key[0], at: new Date(key[1]), id: key[2] };
}

interface Asked extends ConversationFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

export async function listOwnConversations(
  deps: ChatDependencies,
  call: ListCall,
  asked: Asked,
): Promise<CountedPage<Conversation>> {
  const { db } = deps.platform;
  const whose = await readWhose(deps, db, call.viewer);
  return listOf(asked, {
    after: readAfter,
    rows: (after, most, filter) => listConversations(db, whose, filter, { after, limit: most }),
    key: (row) => [row.isPinned, row.lastAt, row.conversationId],
    count: (filter) => countConversations(db, whose, filter),
    items: (rows) => presentConversations(deps, db, call, rows),
  });
}

/** One of them, as in the list. */
export async function readOne(
  deps: ChatDependencies,
  call: ListCall,
  conversationId: string,
): Promise<Conversation> {
  const { items } = await listOwnConversations(deps, call, { conversationId, limit: 1 });
  return items[0] ?? refuse(chatErrors.conversation_not_found);
}
