import type { Plugin } from 'vite';

/** What scanic loads for its second detector, which would fetch a model from elsewhere. We never ask for it. */
const detector = './scanic-mlDetector.js';
const empty = '\0without-model';

/** Leaves that detector and its runtime, 50 KB, out of our build; what would ask for it fails at once. */
export const withoutModel = (): Plugin => ({
  name: 'without-model',
  enforce: 'pre',
  resolveId: (id) => (id === detector ? empty : null),
  load: (id) =>
    id === empty
      ? 'const fail = () => Promise.reject(new Error("Papers are found without a model."));\nexport const detectDocumentMl = fail, initializeMl = fail;'
      : null,
});
