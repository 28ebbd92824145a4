import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import { mostPostTags } from '@nukkad/contract/network/post/post.model';
import { handlesIn, linksIn, tagsIn } from '@nukkad/contract/network/post/post-words';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import { countContactTry } from '../../platform/talk/contact-tries.store.ts';
import type { Member } from '../member/index.ts';
import type { Mention } from './mention.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { type WriteLimits, hasContact } from './post.rules.ts';

export interface ReadWords {
  readonly tags: string[];
  readonly mentions: readonly Mention[];
}

/** A new member hears what holds in its first days, and until when. */
export function refuseLimit(
  fact: ErrorFact,
  { until, links, mentions, pictures }: WriteLimits,
  limit: number,
): never {
  if (until === null) return refuse(fact, { values: { limit } });
  const values = { links, mentions, pictures, from: momentOf(until) };
  return refuse(postErrors.post_new_member, { values });
}

function refuseTooMany(words: string, limits: WriteLimits): void {
  const { links, mentions } = limits;
  if (handlesIn(words).length > mentions) refuseLimit(postErrors.post_mentions, limits, mentions);
  if (tagsIn(words).length > mostPostTags) refuse(postErrors.post_tags, { values: { limit: mostPostTags } });
  if (linksIn(words).length > links) refuseLimit(postErrors.post_links, limits, links);
}

/** Members who are named, so far as they let this one mention them; of others the name stays plain words. */
async function mentionsIn(
  { member, connection }: PostDependencies,
  reader: Reader,
  author: Pick<Member, 'memberId'>,
  words: string,
): Promise<{ readonly known: ReadonlySet<string>; readonly mentions: readonly Mention[] }> {
  const handles = handlesIn(words);
  if (handles.length === 0) return { known: new Set(), mentions: [] };
  const asked = await Promise.all(handles.map((handle) => member.byHandle(reader, handle)));
  const found = new Map(asked.flatMap((one) => (one ? [[one.handle, one] as const] : [])));
  const ids = [...found.values()].map(({ memberId }) => memberId);
  const may = await connection.mayMention(reader, author.memberId, ids);
  const mentions = [...found].flatMap(([handle, { memberId }]) =>
    may.has(memberId) || memberId === author.memberId ? [{ memberId, handle }] : [],
  );
  return { known: new Set(found.keys()), mentions };
}

/** What words hold besides plain words, within the limits of their author. */
export async function readWords(
  deps: PostDependencies,
  reader: Reader,
  author: Pick<Member, 'memberId'>,
  { words, limits }: { readonly words: string; readonly limits: WriteLimits },
): Promise<ReadWords> {
  refuseTooMany(words, limits);
  const { known, mentions } = await mentionsIn(deps, reader, author, words);
  if (hasContact(words, known)) refuse(postErrors.post_has_contact);
  return { tags: [...tagsIn(words)], mentions };
}

/** Counts a try to write contact details: the call that refuses it is rolled back with everything else. */
export async function countingTries<Answer>(
  { platform }: PostDependencies,
  { viewer, now }: SignedInCall,
  write: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Refusal && error.fact === postErrors.post_has_contact) {
      const who = systemAuthorized({ userId: viewer.userId }, 'They wrote contact details.');
      await platform.write(system, (tx) => countContactTry(tx, who, 'post', now));
    }
    throw error;
  }
}
