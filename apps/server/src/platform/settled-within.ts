/** True when `work` has ended, well or not, within so many milliseconds; false: it still goes on. Never rejects. */
export async function settledWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const ended = work.then(
    () => true as const,
    () => true as const,
  );
  const inTime = await Promise.race([ended, late]);
  clearTimeout(timer);
  return inTime;
}
