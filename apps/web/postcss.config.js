import mantine from 'postcss-preset-mantine';
import variables from 'postcss-simple-vars';

/** Breakpoints as `$desk` and `$phone`, the same figures as the theme's. */
export default {
  plugins: [
    mantine(),
    variables({ variables: { phone: '30em', tablet: '48em', desk: '64em', wide: '80em' } }),
  ],
};
