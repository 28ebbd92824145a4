import { DEFAULT_THEME } from '@mantine/core';
import { cssVariablesResolver } from '@nukkad/paint/theme-tokens';
import { expect, test } from 'vitest';

const channel = (hex: string) => {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (color: string) => {
  const [red = '', green = '', blue = ''] = color.slice(1).match(/../g) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

/** WCAG 2.2: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const { light, dark } = cssVariablesResolver(DEFAULT_THEME);

test.each([
  ['light', light],
  ['dark', dark],
] as const)('a checkbox and a radio are seen in the %s theme: at least 3 to 1', (_, colors) => {
  const of = (name: `--${string}`) => colors[name] ?? '';
  const grounds = [of('--nk-card'), of('--mantine-color-body'), of('--nk-card-hover')];
  for (const ground of grounds) {
    expect(contrast(of('--nk-box'), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(of('--nk-neel-fill'), ground)).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(of('--nk-neel-on'), of('--nk-neel-fill'))).toBeGreaterThanOrEqual(3);
});
