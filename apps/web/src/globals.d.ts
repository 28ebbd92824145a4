declare module 'virtual:theme.css';

/** Icons are imported one by one: the package's index triples the build's time. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  export default icon;
}
