import { expect, test } from 'vitest';
import { processorSeconds, runCommand } from './run-command.mjs';

test('processor seconds are those of the children, by the programs and by the system', () => {
  expect(processorSeconds('0m0.010s 0m0.020s\n1m4.250s 0m0.500s\n')).toBe(64.75);
  expect(processorSeconds('')).toBe(0);
});

test('a command says its exit code, its words and what it used of the processor', async () => {
  const worked = await runCommand(
    `node -e 'const end = Date.now() + 200; while (Date.now() < end); console.log("done"); process.exit(3)'`,
    { quietly: true },
  );
  expect([worked.code, worked.said]).toEqual([3, 'done\n']);
  expect(worked.processor).toBeGreaterThan(0);
});

test('a command is done when it is, though it leaves a process behind', async () => {
  const { code, said } = await runCommand('sleep 600 >/dev/null 2>&1 & echo $!', { quietly: true });
  process.kill(Number(said));
  expect(code).toBe(0);
});
