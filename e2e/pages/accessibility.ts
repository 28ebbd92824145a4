import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that can differ between light and dark. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Breaks no rule of WCAG 2.2 A and AA as it stands, or none about colours; says which element breaks which. */
export async function expectAccessible(page: Page, where: string, rules: 'all' | 'colours'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) => {
      const result = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
      return result.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
      );
    },
    rules === 'all'
      ? { type: 'tag' as const, values: everyRule }
      : { type: 'rule' as const, values: ofColours },
  );
  expect.soft(violations.join('\n'), where).toBe('');
}
