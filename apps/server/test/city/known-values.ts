/** What the answers to one person said, by the name under which it was said: ids above all, to ask on with. */
const keptOfEach = 24;
const isName = (key: string) => /(?:Id|Slug|slug|sid|ifsc|Code)$/.test(key);

interface Kept {
  readonly value: string;
  readonly path: string;
}

export class KnownValues {
  readonly #values = new Map<string, Kept[]>();

  /** Reads an answer to its end. */
  learn(body: unknown, path: string): void {
    if (Array.isArray(body)) for (const one of body) this.learn(one, path);
    else if (body !== null && typeof body === 'object')
      for (const [key, value] of Object.entries(body)) {
        if (typeof value === 'string' && isName(key)) this.#keep(key, { value, path });
        else this.learn(value, path);
      }
  }

  /** Those first that a call of a similar path answered: `requestId` is an id of leave, of an expense and of a trip. */
  of(name: string, path: string): readonly string[] {
    const kept = this.#values.get(name) ?? [];
    return kept.toSorted((a, b) => likeness(b.path, path) - likeness(a.path, path)).map(({ value }) => value);
  }

  #keep(name: string, one: Kept): void {
    const kept = this.#values.get(name) ?? [];
    if (kept.length >= keptOfEach || kept.some(({ value, path }) => value === one.value && path === one.path))
      return;
    this.#values.set(name, [...kept, one]);
  }
}

/** How many steps both paths begin with. */
function likeness(one: string, other: string): number {
  const steps = other.split('/');
  const parts = one.split('/');
  const apart = parts.findIndex((part, at) => part !== steps[at]);
  return apart === -1 ? parts.length : apart;
}
