import { Badge } from '@mantine/core';

const colours: Readonly<Record<string, string>> = {
  Active: 'peepal',
  Approved: 'peepal',
  Pending: 'haldi',
  Open: 'haldi',
  Inprogress: 'neel',
  Resolved: 'peepal',
  Created: 'neel',
  Paused: 'haldi',
  Waiting: 'haldi',
  Ended: 'slate',
  Inactive: 'slate',
  Deactivated: 'slate',
  Suspended: 'sindoor',
  Blocked: 'sindoor',
  Rejected: 'sindoor',
};

/** Of statuses whose own word says too little. */
const words: Readonly<Record<string, string>> = { Waiting: 'Needs approval' };

export const statusWords = (status: string) => words[status] ?? status;

export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge color={colours[status] ?? 'slate'} miw="max-content">
      {statusWords(status)}
    </Badge>
  );
}
