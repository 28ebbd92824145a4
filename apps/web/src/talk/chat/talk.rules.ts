/** What the order of messages depends on; `seq` counts within a conversation, without gaps on the server. */
export interface Ordered {
  readonly messageId: string;
  readonly seq: number;
}

const bySeq = (one: Ordered, other: Ordered) => one.seq - other.seq;

/** Both lists in the order of `seq`, each message once. What comes replaces what was known, e.g. a message that was deleted. */
export function mergeMessages<M extends Ordered>(known: readonly M[], come: readonly M[]): readonly M[] {
  const sorted = come.toSorted(bySeq);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return known;
  const [oldest] = known;
  const newest = known.at(-1);
  if (!oldest || !newest || first.seq > newest.seq) return [...known, ...distinct(sorted)];
  if (last.seq < oldest.seq) return [...distinct(sorted), ...known];
  return distinct([...known, ...sorted].toSorted(bySeq));
}

/** Of those with the same number, the one that came last. */
function distinct<M extends Ordered>(sorted: readonly M[]): readonly M[] {
  return sorted.filter((message, place) => sorted[place + 1]?.seq !== message.seq);
}

/** What a page knows of a conversation. */
export interface Talk<M extends Ordered> {
  /** Without a hole, from the oldest that was fetched to the newest. */
  readonly messages: readonly M[];
  /** All up to this number came. */
  readonly reach: number;
  /** Came alone: messages before them are still on their way. */
  readonly early: readonly M[];
  readonly hasOlder: boolean;
}

/** The newest page. */
export function begin<M extends Ordered>(page: readonly M[], hasOlder: boolean): Talk<M> {
  const messages = mergeMessages([], page);
  return { messages, reach: messages.at(-1)?.seq ?? 0, early: [], hasOlder };
}

export const addOlder = <M extends Ordered>(
  talk: Talk<M>,
  page: readonly M[],
  hasOlder: boolean,
): Talk<M> => ({ ...talk, messages: mergeMessages(talk.messages, page), hasOlder });

/** Takes over the early ones that follow now without a hole. */
function close<M extends Ordered>(talk: Talk<M>): Talk<M> {
  const late = talk.early.filter(({ seq }) => seq > talk.reach);
  const next = late.find(({ seq }) => seq === talk.reach + 1);
  if (!next) return late.length === talk.early.length ? talk : { ...talk, early: late };
  return close({
    ...talk,
    messages: mergeMessages(talk.messages, [next]),
    reach: next.seq,
    early: late.filter((message) => message !== next),
  });
}

/** A message came: the next one, a newer version of a known one, or one that came before those in front of it. */
export function hear<M extends Ordered>(talk: Talk<M>, message: M): Talk<M> {
  if (message.seq > talk.reach) return close({ ...talk, early: mergeMessages(talk.early, [message]) });
  const [oldest] = talk.messages;
  // Older than what was fetched: it comes with its page.
  if (oldest && message.seq < oldest.seq && talk.hasOlder) return talk;
  return { ...talk, messages: mergeMessages(talk.messages, [message]) };
}

/** Some are missing before those that came. */
export const hasGap = (talk: Talk<Ordered>): boolean => talk.early.length > 0;

/** The answer to what lies after `reach`: all up to `upTo`. */
export function fill<M extends Ordered>(talk: Talk<M>, page: readonly M[], upTo: number): Talk<M> {
  const reach = Math.max(talk.reach, upTo, page.at(-1)?.seq ?? 0);
  const due = talk.early.filter(({ seq }) => seq <= reach);
  return close({ ...talk, messages: mergeMessages(talk.messages, [...due, ...page]), reach });
}
