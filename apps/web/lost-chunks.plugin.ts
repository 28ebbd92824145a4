import type { Plugin } from 'vite';

const routeModules = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js($|\?)/;
const reloading = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * In the place of the page, which fails when it is drawn: the router overlooks an error of the fetching itself where the page
 * has no loader, and would show nothing.
 */
const lostPage =
  'const lost = () => { throw error; }; return { default: lost, clientLoader: lost, clientAction: lost };';

/**
 * The router loads the present page anew where the script of a page cannot be had, for as long as that is so, and never says
 * anything. Here its failure is an error like others: `lost-page.tsx` loads the page that was wanted, and then says it.
 */
export function lostChunks(): Plugin {
  return {
    name: 'lost-chunks',
    apply: 'build',
    transform: {
      filter: { id: routeModules },
      handler(code) {
        if (!reloading.test(code)) throw new Error('The router handles lost scripts in another way now.');
        return { code: code.replace(reloading, lostPage), map: null };
      },
    },
  };
}
