import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeComponents,
  type VariantColorsResolver,
} from '@mantine/core';
import paint from './theme.module.css';
import { tokens } from './theme-tokens.ts';

/**
 * A filled control takes its text from a pair of variables, because Mantine's autoContrast follows the
 * light scheme's shade in the dark one too.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
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

/**
 * Plain objects, not `Button.extend(…)`: that would import every component named here into the first load
 * of pages that use none of them (26 KB).
 */
const components: MantineThemeComponents = {
  Button: { defaultProps: { variant: 'filled' }, classNames: { root: paint.button } },
  ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' } },
  Chip: { defaultProps: { radius: 'sm' } },
  Paper: { classNames: { root: paint.paper } },
  Input: { defaultProps: { size: 'md' }, classNames: { input: paint.input } },
  InputWrapper: { defaultProps: { size: 'md' }, classNames: { label: paint.label } },
  Modal: {
    // A <header> inside a dialog reads as the page's banner.
    defaultProps: { centered: true, radius: 'lg', attributes: { header: { role: 'presentation' } } },
    classNames: { content: paint.dialog, header: paint.dialogHeader, title: paint.dialogTitle },
  },
  Drawer: {
    defaultProps: { attributes: { header: { role: 'presentation' } } },
    classNames: { header: paint.dialogHeader, title: paint.dialogTitle },
  },
  Skeleton: { defaultProps: { radius: 'sm' } },
};

export const theme = createTheme({ ...tokens, variantColorResolver, components });
