/** What the seeds write here: the demo city is made by the domains' own statements. */
export { accessTokens } from './access-token.ts';
export { freshTokenHeader } from './authenticate.ts';
export { addAccount, addRole } from './account.store.ts';
export { openSession } from './open-session.ts';
export { exchangeToken, getSession } from './session.store.ts';
export { wholeSecond } from './session.rules.ts';
export { signInCode } from './account-keys.ts';
