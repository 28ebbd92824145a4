/**
 * How much a second of the processor is worth beside the work of others: a fixed piece of work is timed again and again
 * while a step runs. It touches more memory than lies close to a core, as programs do.
 */

/** Milliseconds of the processor that the piece takes beside a step of npm test, on the machine of docs/testing.md. */
export const usualMs = 25;
const everyMs = 10_000;
const memory = new Int32Array(1 << 20);

/** Milliseconds of the processor. */
export function timePiece() {
  const before = process.cpuUsage();
  let at = 1;
  for (let turn = 0; turn < 6_000_000; turn += 1) {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    memory[at >>> 12] += turn;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Watches until it is ended; then says how many times as long as usual everything took, at least 1.
 * @returns {() => number}
 */
export function watchPace() {
  timePiece();
  const times = [timePiece()];
  const timer = setInterval(() => times.push(timePiece()), everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    times.push(timePiece());
    return Math.max(1, median(times) / usualMs);
  };
}
