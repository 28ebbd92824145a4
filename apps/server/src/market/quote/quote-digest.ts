import { createHash } from 'node:crypto';

/** The same value is the same text, in whichever order its fields were written. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}

/** What both sides confirm: every field of the exact version. */
export const digestOf = (version: {
  readonly quoteId: string;
  readonly content: object;
  readonly price: object;
}): string =>
  createHash('sha256')
    .update(canonical({ quoteId: version.quoteId, content: version.content, price: version.price }))
    .digest('hex');
