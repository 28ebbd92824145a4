import type { Plugin } from 'vite';

const iconFiles = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
/** React would only warn without them, and not in a build. */
const keys = /, "key": "svg-\d{1,2}"/g;
/** The name that tools for developers show. */
const shownName = /(createReactComponent\("\w+", "[\w-]+", )"\w+"/;

/** Leaves out of the browser's build what icons hold for developers alone: the names of components, and a key for each line. */
export function iconNames(): Plugin {
  return {
    name: 'icon-names',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: iconFiles },
      handler: (code) => ({ code: code.replace(keys, '').replace(shownName, "$1''"), map: null }),
    },
  };
}
