/** Hindi of hiring-sentences.ts. */
export const hiringSentencesInHindi = {
  'skill.added': '{{who}} ने पेशा या हुनर जोड़ा।',
  'skill.changed': '{{who}} ने पेशा या हुनर बदला।',
  'skill.retired': '{{who}} ने पेशा या हुनर सूची से हटाया।',
  'skill.restored': '{{who}} ने पेशा या हुनर सूची में लौटाया।',
} as const;
