import { groupExamples } from './group-notices.ts';
import { jobCardExamples } from './job-card-notices.ts';
import { moderationExamples } from './moderation-notices.ts';
import { pollExamples } from './poll-notices.ts';
import { postExamples } from './post-notices.ts';

const link = 'https://nukkad.example/there';

/** An example of each message of the network. */
export const networkExamples: Readonly<Record<string, readonly unknown[]>> = {
  'connection.tell_asked connection.requested': [
    { name: 'आशा', others: 0, link },
    { name: 'आशा', others: 1, link },
    { name: 'आशा', others: 12, link },
  ],
  'connection.tell_asker connection.accepted': [
    { name: 'आशा वर्मा', others: 0, link },
    { name: 'आशा वर्मा', others: 1, link },
    { name: 'आशा वर्मा', others: 12, link },
  ],
  ...groupExamples,
  ...jobCardExamples,
  ...moderationExamples,
  ...pollExamples,
  ...postExamples,
};
