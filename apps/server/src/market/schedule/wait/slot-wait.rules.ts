/** So many of those who ask the same are told of one slot: the first to book has it. */
export const toldAtOnce = 3;

/** So many different questions are looked at in one run, those that wait longest first. */
export const questionsAtOnce = 200;
