/**
 * The walls. A wall names patterns and no domain, so that it holds for a new domain from its first file.
 * `scripts/walls/walls.test.ts` plants a breach of each. Domains live in areas: `apps/server/src/market/booking`.
 */

const { areaOrder } = require('./scripts/walls/area-order.cjs');

const DOMAIN = '^apps/server/src/(?!platform/)([^/]+/[^/]+)/';
const FEATURE = '^apps/(web|backoffice)/src/(?!app/|platform/|ui/|nouns/)([^/]+/[^/]+)/';
const NOUN = '^apps/(web|backoffice)/src/nouns/([^/]+)/';
const PURE = '\\.(rules|policy|noun)\\.ts$';
/** What of the platform does no I/O and reads no clock: who asks, what is allowed, how one refuses. */
const PURE_PLATFORM = '^apps/server/src/platform/(authorize|viewer|refusal)\\.ts$';
/** What a domain shows to others: types and nothing else, as `scripts/walls/interfaces.test.ts` makes sure. */
const INTERFACE_TYPES = '^apps/server/src/[^/]+/[^/]+/[^/]+\\.interface\\.ts$';
const QUERIES = ['\\.store\\.ts$', '(^|/)node_modules/(pg|kysely)/', '^apps/server/src/platform/db/'];

/** One for each area but the highest: what lies above it. */
const arrowsUp = areaOrder.slice(0, -1).map((area, place) => ({
  name: 'areas-go-one-way',
  comment: 'A lower area asks a higher one by an extension point, which the higher one answers.',
  from: { path: `^apps/server/src/${area}/` },
  to: { path: `^apps/server/src/(${areaOrder.slice(place + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const walls = [
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one file, or three.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'contract-is-the-ground',
    comment: 'The contract runs in the browser and on the server: it imports zod and itself.',
    from: { path: '^packages/contract/src/' },
    to: { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'web-and-server-never-meet',
    comment: 'They agree through the contract and talk over HTTP.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/(?!server/)[^/]+/src/' },
  },
  {
    name: 'web-and-server-never-meet',
    comment: 'They agree through the contract and talk over HTTP.',
    from: { path: '^apps/(?!server/)' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'a-domain-has-one-public-interface',
    comment: 'Another domain is entered by its index.ts.',
    from: { path: DOMAIN },
    to: { path: DOMAIN, pathNot: ['^apps/server/src/$1/', '^apps/server/src/[^/]+/[^/]+/index\\.ts$'] },
  },
  {
    name: 'a-domain-has-one-public-interface',
    comment: 'The composition, too, opens doors only.',
    from: { path: '^apps/server/src/[^/]+\\.ts$' },
    to: { path: DOMAIN, pathNot: '^apps/server/src/[^/]+/[^/]+/index\\.ts$' },
  },
  ...arrowsUp,
  {
    name: 'platform-knows-no-domain',
    comment: 'A domain uses the platform; the platform never asks what it is used for.',
    from: { path: '^apps/([^/]+)/src/platform/' },
    to: { path: '^apps/$1/src/', pathNot: ['^apps/$1/src/platform/', '^apps/[^/]+/src/ui/'] },
  },
  {
    name: 'platform-knows-no-domain',
    comment: "Of the contract, the server's platform knows the kernel alone.",
    from: { path: '^apps/server/src/platform/' },
    to: { path: '^packages/contract/src/(?!kernel/)[^/]+/' },
  },
  {
    name: 'pure-stays-pure',
    comment: 'Rules, policies and nouns do no I/O: they are handed rows and the time.',
    from: { path: PURE },
    to: {
      pathNot: ['^packages/contract/src/', PURE, PURE_PLATFORM, INTERFACE_TYPES, '(^|/)node_modules/zod/'],
    },
  },
  {
    name: 'routes-do-not-query',
    comment: 'A route reads its input, calls a verb or a read, and presents.',
    from: { path: '\\.routes\\.ts$' },
    to: { path: QUERIES },
  },
  {
    name: 'features-meet-only-in-routes',
    comment: 'Pages in app/ compose features; a feature knows neither another one nor the page it is on.',
    from: { path: FEATURE },
    to: { path: '^apps/$1/src/(?!platform/|ui/|nouns/)[^/]+/', pathNot: '^apps/$1/src/$2/' },
  },
  {
    name: 'ui-knows-no-feature',
    comment: 'The design system is handed what it shows.',
    from: { path: '^apps/(web|backoffice)/src/ui/' },
    to: { path: '^apps/$1/src/(?!platform/|ui/)[^/]+/' },
  },
  {
    name: 'ui-knows-no-feature',
    comment: 'A package that both apps build on knows neither of them.',
    from: { path: '^packages/(forms|frame|lists|paint)/src/' },
    to: { path: '^apps/' },
  },
  {
    name: 'ui-knows-no-domain',
    comment:
      'What shows a booking or a price is a noun: of the contract, the design system knows the kernel and the settings.',
    from: { path: '^apps/(web|backoffice)/src/ui/' },
    to: { path: '^packages/contract/src/(?!kernel/|office/settings/)' },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'Nor do the packages that both apps build on.',
    from: { path: '^packages/(forms|frame|lists|paint)/src/' },
    to: { path: '^packages/contract/src/(?!kernel/)' },
  },
  {
    name: 'nouns-know-no-feature',
    comment: 'A noun is shown by several features and knows none of them.',
    from: { path: NOUN },
    to: { path: '^apps/$1/src/(?!platform/|ui/|nouns/)[^/]+/' },
  },
  {
    name: 'a-noun-keeps-its-folders',
    comment: 'The files of a noun are for everyone; those in a folder within it are for itself.',
    from: { path: NOUN },
    to: { path: '^apps/$1/src/nouns/[^/]+/[^/]+/', pathNot: '^apps/$1/src/nouns/$2/' },
  },
  {
    name: 'a-noun-keeps-its-folders',
    comment: 'Features and pages, too, use its files only.',
    from: { path: '^apps/(web|backoffice)/src/(?!nouns/)' },
    to: { path: '^apps/$1/src/nouns/[^/]+/[^/]+/' },
  },
  {
    name: 'backoffice-and-web-never-meet',
    comment: 'Admins may not enter the main app, and nothing of theirs is shipped to others.',
    from: { path: '^apps/(web|backoffice)/' },
    to: { path: '^apps/(web|backoffice)/', pathNot: '^apps/$1/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: walls.map((wall) => ({ ...wall, severity: 'error' })),
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '(^|/)(dist|build|\\.react-router)/', '^apps/server/test/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    progress: { type: 'none' },
  },
};
