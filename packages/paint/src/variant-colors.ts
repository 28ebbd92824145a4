import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/**
 * A filled control takes its text from a pair of variables, because Mantine's autoContrast follows the
 * light scheme's shade in the dark one too.
 */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const name = input.color ?? input.theme.primaryColor;
  if (input.variant !== 'filled' || !(name in input.theme.colors)) return resolved;
  return {
    ...resolved,
    background: `var(--nk-${name}-fill, var(--mantine-color-${name}-filled))`,
    hover: `var(--nk-${name}-fill-hover, var(--mantine-color-${name}-filled-hover))`,
    color: `var(--nk-${name}-on, #fff)`,
  };
};
