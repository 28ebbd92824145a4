/** Any call that adds the rows of a file may refuse one of them. */
export { computedKeys } from '../../platform/api/error-catalogue.keys.ts';
