/** What one person may send: a bucket that fills again by the second. */
interface Bucket {
  left: number;
  at: number;
}

const mostPeople = 50_000;

export interface Rates {
  /** False: too much at once. */
  take(userId: string, now: number): boolean;
}

/** At most `perSecond` in any second, after a quiet one; over all sockets that a person has on this node. */
export function perSecond(limit: number): Rates {
  const buckets = new Map<string, Bucket>();
  return {
    take: (userId, now) => {
      const known = buckets.get(userId) ?? { left: limit, at: now };
      const left = Math.min(limit, known.left + ((now - known.at) / 1_000) * limit);
      const allowed = left >= 1;
      buckets.delete(userId);
      // The one that was asked for longest ago goes first; by then its bucket is full again.
      if (buckets.size >= mostPeople) buckets.delete(buckets.keys().next().value ?? '');
      buckets.set(userId, { left: allowed ? left - 1 : left, at: now });
      return allowed;
    },
  };
}
