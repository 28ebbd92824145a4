/**
 * What the server's copy of a page depends on besides its path, language and our configuration. A rendering is shown
 * nothing else of the visit, so a page that depends on more than this table says is the same page for all.
 * For the server alone: nothing of it is in the browser's scripts.
 */
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { jobSources } from '@nukkad/contract/hiring/application/application-source';
import { faqCategories } from '@nukkad/contract/talk/support/faq.model';
import { findDays, findKm, findShifts, findSorts } from '../hiring/job/find/find-filter.ts';
import { searchSorts } from '../market/catalog/search-filter.ts';
import { locationDialogNames } from '../platform/location/location-dialog-names.ts';

/** The values that count; by a pattern where they cannot be listed. Any other value counts as left out. */
type KnownValues = readonly string[] | RegExp;

export interface PageDependencies {
  /** Parameters of the query, by name; `all`: a redirect that hands the whole query on, or data of the router. */
  readonly query: Readonly<Record<string, KnownValues>> | 'all';
  /** Whether the visitor's city counts. */
  readonly place: boolean;
}

/** Every page has the shell, and dialogs of the place open over it. */
const shell = { dialog: locationDialogNames } as const;
const none: PageDependencies = { query: shell, place: false };
const whole: PageDependencies = { query: 'all', place: false };

const key = /^[a-z0-9-]{1,60}$/;
const types = ['home', 'office'] as const;
const amount = /^.{1,20}$/;

/** By the id of the route; one that is left out depends on the shell alone. */
export const dependenciesOfRoute: Readonly<Record<string, PageDependencies>> = {
  'routes/public/home': {
    query: { ...shell, all: ['1'], type: types, group: key, category: key },
    place: true,
  },
  'routes/public/services': {
    query: {
      ...shell,
      q: /^.{1,200}$/,
      category: key,
      sub: key,
      group: key,
      type: types,
      min: amount,
      max: amount,
      rating: ['4', '4.5'],
      today: ['true'],
      sort: searchSorts,
    },
    place: true,
  },
  // Where to continue is in the address of the plain form, for browsers without scripts.
  'routes/open/login': { query: { ...shell, return: /^\/.{0,299}$/ }, place: false },
  'routes/public/service-details': { query: shell, place: true },
  'routes/public/service-reviews': {
    query: { ...shell, stars: /^[1-5]$/, cursor: /^.{1,400}$/ },
    place: true,
  },
  'routes/public/jobs': {
    query: {
      ...shell,
      q: /^.{1,200}$/,
      trade: key,
      pin: /^[1-9][0-9]{5}$/,
      km: findKm,
      wage: amount,
      unit: ['day'],
      shift: findShifts,
      days: findDays,
      sort: findSorts,
    },
    place: false,
  },
  'routes/public/blogs': { query: { ...shell, order: ['trending'], tag: /^.{1,40}$/u }, place: false },
  // The way to apply keeps where one came from.
  'routes/public/open-job': { query: { ...shell, from: jobSources }, place: false },
  'routes/public/help-faqs': { query: { ...shell, q: /^.{1,60}$/, category: faqCategories }, place: false },
  'routes/public/shared-card': { query: { dialog: [...locationDialogNames, 'qr'] }, place: false },
  'my-service-details': whole,
  'professional-register-form': whole,
  'partner-home': whole,
};

function treeOf(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, caseSensitive, index } = route;
    return [
      index ? { id, path, caseSensitive, index } : { id, path, caseSensitive, children: treeOf(routes, id) },
    ];
  });
}

/** The router's own requests: data of a page without the page, and the list of routes. */
const ofRouter = /(\.data|^\/__manifest)$/;

/** What the page at a path depends on. */
export function pageDependencies(routes: ServerBuild['routes']): (pathname: string) => PageDependencies {
  const tree = treeOf(routes);
  return (pathname) => {
    if (ofRouter.test(pathname)) return whole;
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    return dependenciesOfRoute[id ?? ''] ?? none;
  };
}
