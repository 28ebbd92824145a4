import { acts } from '@nukkad/contract/acts';

export const computedKeys = { act: acts };
