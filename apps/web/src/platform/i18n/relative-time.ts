export interface RelativeParts {
  readonly count: number;
  readonly unit: 'second' | 'minute' | 'hour';
}

/** Specification section 9: seconds under 60, minutes under 3600, hours up to 86400 seconds; null: write the date. */
export function relativeParts(at: Date, now: Date): RelativeParts | null {
  const seconds = Math.floor((now.getTime() - at.getTime()) / 1000);
  if (seconds < 0 || seconds > 86_400) return null;
  if (seconds < 60) return { count: seconds, unit: 'second' };
  if (seconds < 3600) return { count: Math.floor(seconds / 60), unit: 'minute' };
  return { count: Math.floor(seconds / 3600), unit: 'hour' };
}
