/** What `npm test -- …` is asked for. */

/**
 * @typedef {{ index: number, count: number }} Shard
 * @typedef {object} Asked
 * @property {readonly string[]} names steps by their names; none: all of them
 * @property {boolean} all every tour and call is tried whole, and a failed step ends nothing
 * @property {boolean} goOn a failed step ends nothing
 * @property {boolean} keepTimes what test files took is written down for the shards
 * @property {Shard | null} shard
 */

/**
 * @param {readonly string[]} words
 * @returns {Asked}
 */
export function readAsked(words) {
  const spaced = words.join(' ').replaceAll('--shard ', '--shard=').split(' ');
  const flags = spaced.filter((word) => word.startsWith('--'));
  const shard = flags.find((flag) => flag.startsWith('--shard='));
  const all = flags.includes('--all');
  return {
    names: spaced.filter((word) => word !== '' && !word.startsWith('--')),
    all,
    goOn: all || flags.includes('--go-on'),
    keepTimes: flags.includes('--keep-times'),
    shard: shard === undefined ? null : readShard(shard.slice('--shard='.length)),
  };
}

function readShard(text) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Error(`A shard is one of so many, as 1/4; this is ${text}.`);
  return { index: Number(index), count: Number(count) };
}

/**
 * The steps that are asked for. Of a shard: its part of the tests, what each shard needs, and in the first one the rest.
 * @template {{ name: string, shardBy?: string, inEachShard?: boolean, commands: readonly string[] }} Step
 * @param {readonly Step[]} steps
 * @param {Pick<Asked, 'names' | 'shard'>} asked
 * @returns {Step[]}
 */
export function stepsAsked(steps, { names, shard }) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No step is called ${unknown.join(', ')}; the steps are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  if (shard === null) return chosen;
  return chosen
    .filter((step) => step.shardBy || step.inEachShard || shard.index === 1)
    .map((step) => (step.shardBy ? inShard(step, shard) : step));
}

const inShard = (step, { index, count }) => ({
  ...step,
  commands: step.commands.map((command) => `${command}${step.shardBy}${index}/${count}`),
});
