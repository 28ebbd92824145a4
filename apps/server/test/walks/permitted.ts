import { type Authorized, systemAuthorized } from '../../src/platform/authorize.ts';

/** What a test changes by a function of a domain, where no call of the API does so. */
export const permitted = <T>(thing: T): Authorized<T, never> => systemAuthorized(thing, 'The test does it.');
