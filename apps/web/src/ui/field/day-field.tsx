import type { ReactNode } from 'react';
import { TextField } from './text-field.tsx';

/** A day in Asia/Kolkata (YYYY-MM-DD) by the browser's own calendar; empty: none. */
export function DayField({
  onDay,
  ...field
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  value: string;
  /** Days before it cannot be picked. */
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}) {
  return <TextField {...field} type="date" onChange={({ target }) => onDay(target.value)} />;
}
