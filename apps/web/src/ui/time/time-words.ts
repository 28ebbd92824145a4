import { formatInstant } from './date-time.tsx';

/** HH:MM by the clock in India, as people say it. */
export const timeWords = (time: string, locale: string): string =>
  formatInstant(`2026-01-01T${time}:00+05:30`, 'time', locale);
