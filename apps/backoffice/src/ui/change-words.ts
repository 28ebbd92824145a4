import type { Difference } from '@nukkad/contract/kernel/confirmation';

/** What each field that only Admins confirm is called. */
const names: Readonly<Record<string, string>> = {
  openSessions: 'Open sessions',
  isOpen: 'Available to the business',
  closedWhy: 'Why it is closed',
  partnerStatus: 'Status',
  suspensionReason: 'Kind of suspension',
  standingReason: 'What the partner reads',
};

function valueInWords(value: Difference['seen']): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? null : String(value);
}

/** "Open sessions changed from 2 to 1", "Why it is closed: added “Not agreed”". */
export function changeInWords(difference: Difference): string {
  const what = names[difference.field] ?? difference.field;
  const [seen, now] = [valueInWords(difference.seen), valueInWords(difference.now)];
  if (seen === null && now === null) return `${what} changed`;
  if (seen === null) return `${what} added: ${now}`;
  if (now === null) return `${what} removed: ${seen}`;
  return `${what} changed from ${seen} to ${now}`;
}
