export const dictionaryActs = ['dictionary.saved', 'dictionary.removed'] as const;
