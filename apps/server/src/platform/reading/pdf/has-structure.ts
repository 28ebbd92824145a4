/** Longer than two numbers and the spaces around them ever are. */
const headerLength = 32;
const header = /\d\s+\d+\s+$/;
const endings = ['startxref', 'trailer', '/XRef', '/Catalog'];

function hasObject(content: Buffer): boolean {
  for (let at = content.indexOf('obj'); at >= 0; at = content.indexOf('obj', at + 3))
    if (header.test(content.subarray(Math.max(0, at - headerLength), at).toString('latin1'))) return true;
  return false;
}

/**
 * Whether a file has an object, and anything that says where the others lie. The decoder looks for them at every byte
 * and needs a minute to find none; this takes milliseconds.
 */
export const hasStructure = (content: Buffer): boolean =>
  endings.some((ending) => content.includes(ending)) && hasObject(content);
