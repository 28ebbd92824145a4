import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The small file has less than half of the letters, and each page has to read them. */
const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which element breaks which of the rules. */
async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  const violations = await page.evaluate(async (asked) => {
    const result = await window.axe.run(document, {
      runOnly: asked,
      resultTypes: ['violations'],
      // No rule that is asked here reads style sheets of other origins: there are none.
      preload: false,
    });
    return result.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
    );
  }, runOnly);
  return violations.join('\n');
}

/** Breaks no rule of WCAG 2.2 A and AA as it is shown now. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOf(page, { type: 'tag', values: everyRule }), where).toBe('');
}

/** The only rule that the same screen can break in one theme and keep in the other. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOf(page, { type: 'rule', values: ['color-contrast'] }), where).toBe('');
}
