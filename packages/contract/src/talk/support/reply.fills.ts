/** What a ready reply may name: `{{name}}` is filled in when an agent inserts it. */
export const replyFills = ['name', 'booking', 'agent'] as const;
export type ReplyFill = (typeof replyFills)[number];

const known: ReadonlySet<string> = new Set(replyFills);

/** Names in braces that are none of these. */
export const unknownFills = (words: string): readonly string[] =>
  [...words.matchAll(/\{\{([^{}]{0,60})\}\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name));

/** The first name alone, as agents speak to people. */
const firstOf = (fullName: string): string => fullName.trim().split(/\s/)[0] ?? '';

interface Talk {
  readonly fullName: string;
  readonly referenceNo: string | null;
  readonly agentName: string | null;
}

const fillsOf = ({ fullName, referenceNo, agentName }: Talk): Readonly<Record<ReplyFill, string>> => ({
  name: firstOf(fullName),
  booking: referenceNo ?? '',
  agent: firstOf(agentName ?? ''),
});

/** The words for this talk; null: they name something that it does not have, as the booking of a talk about none. */
export function filledReply(words: string, talk: Talk): string | null {
  const fills = fillsOf(talk);
  const named = replyFills.filter((name) => words.includes(`{{${name}}}`));
  if (named.some((name) => fills[name] === '')) return null;
  return named.reduce((said, name) => said.replaceAll(`{{${name}}}`, () => fills[name]), words);
}
