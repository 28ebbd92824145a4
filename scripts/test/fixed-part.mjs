/** Which of many alike things `npm test` tries: those of domains that changed, and a part that is the same on every machine and day. */

/**
 * FNV-1a: one number for one name.
 * @param {string} name
 */
export function hashOf(name) {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * One of so many parts.
 * @param {string} name
 */
export const isInFixedPart = (name, parts = 5) => hashOf(name) % parts === 0;

/**
 * Whether a list as `market/booking,people/leave` names a domain; `all` names each.
 * @param {string} domains
 * @param {string} domain
 */
export const isNamed = (domains, domain) => domains === 'all' || domains.split(',').includes(domain);
