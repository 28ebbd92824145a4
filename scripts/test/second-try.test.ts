import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Vitest hands nothing of the configuration around them to its projects: a retry written there would be none. */
test.each([
  ['1', 1],
  ['', 0],
])('with CI as %j a failed test of any project is tried %i times more', async (inCi, more) => {
  vi.stubEnv('CI', inCi);
  vi.resetModules();
  const { default: config } = await import('../../vitest.config.ts');
  const projects = config.test?.projects ?? [];
  expect(projects.length).toBeGreaterThan(0);
  for (const project of projects) expect(project).toMatchObject({ test: { retry: more } });
});
