/** What we send pages in; `identity`: as they are. */
export type Encoding = 'br' | 'gzip' | 'identity';

const weightsOf = (accepted: string): ReadonlyMap<string, number> =>
  new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', ...rest] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = rest.find((word) => word.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );

/** RFC 9110, 12.5.3: the tightest that is named, or meant by `*`, and not with a weight of 0. */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const weights = weightsOf(accepted);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0) return 'br';
  return weightOf('gzip') > 0 || weightOf('x-gzip') > 0 ? 'gzip' : 'identity';
}
