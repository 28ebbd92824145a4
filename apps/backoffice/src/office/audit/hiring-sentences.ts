import type { Act } from '@nukkad/contract/acts';

/** Those of jobs, candidates, applications and the trades by which they are named. */
export const hiringSentences = {
  'skill.added': '{{who}} added a trade or a skill.',
  'skill.changed': '{{who}} changed a trade or a skill.',
  'skill.retired': '{{who}} retired a trade or a skill.',
  'skill.restored': '{{who}} put a trade or a skill back in use.',
} satisfies Partial<Record<Act, string>>;
