import { CryptoEngine, type ICryptoEngine } from 'pkijs';

/**
 * What pkijs computes with here. The engine that it takes by itself is one of the whole process, and @libpdf/core puts its
 * own in that place once it has signed by a CryptoKey; that one cannot take a digest by its name, so a whole signature
 * would be found changed. So each call is handed this one.
 */
export const pkiEngine: ICryptoEngine = new CryptoEngine({ name: 'nukkad', crypto: globalThis.crypto });
