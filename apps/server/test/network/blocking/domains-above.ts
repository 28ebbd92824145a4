/** What is composed above members and connections for the table of blocking. */
export { postDomains as domainsAbove } from '../../fixtures/post-fixture.ts';
