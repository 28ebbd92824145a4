/** Who did something, as the last one and how many others. */
export interface Grouped {
  readonly en: string;
  /** As the subject of a sentence. */
  readonly hi: string;
  /** Before a postposition, as "ने" or "से". */
  readonly hiBefore: string;
  readonly isSeveral: boolean;
}

/** Asha; Asha and one other; Asha and 12 others. Hindi says people, and inflects them before a postposition. */
export function grouped(name: string, others: number): Grouped {
  if (others <= 0) return { en: name, hi: name, hiBefore: name, isSeveral: false };
  if (others === 1) {
    const hi = `${name} और एक अन्य व्यक्ति`;
    return { en: `${name} and one other`, hi, hiBefore: hi, isSeveral: true };
  }
  return {
    en: `${name} and ${others} others`,
    hi: `${name} और ${others} अन्य लोग`,
    hiBefore: `${name} और ${others} अन्य लोगों`,
    isSeveral: true,
  };
}
