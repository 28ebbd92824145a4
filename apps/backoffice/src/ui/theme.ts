import { createTheme } from '@mantine/core';
import { tokens } from '@nukkad/paint/theme-tokens';
import { variantColorResolver } from '@nukkad/paint/variant-colors';

/** The shop's colours and letters, set closer: here one reads and decides all day. */
export const theme = createTheme({
  ...tokens,
  variantColorResolver,
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // What may be left out says "(optional)"; what is needed says nothing.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    // A <header> inside a dialog reads as the page's banner.
    Modal: {
      defaultProps: { centered: true, attributes: { header: { role: 'presentation' } } },
      styles: { title: { fontSize: '1.0625rem', fontWeight: 700, overflowWrap: 'anywhere' } },
    },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Table: { defaultProps: { verticalSpacing: 6, highlightOnHover: true } },
    Paper: { defaultProps: { withBorder: true, radius: 'md', p: 'md' } },
    // A status is one word: rather a wider column than half of it.
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', miw: 'max-content' } },
    // As high as a thumb: the whole body is the switch.
    Switch: { styles: { body: { alignItems: 'center', minHeight: '2.75rem' } } },
  },
});
