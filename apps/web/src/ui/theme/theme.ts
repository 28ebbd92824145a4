import { createTheme, type MantineThemeComponents } from '@mantine/core';
import paint from './theme.module.css';
import { tokens } from '@nukkad/paint/theme-tokens';
import { variantColorResolver } from '@nukkad/paint/variant-colors';

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
