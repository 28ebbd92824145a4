import { categoryNames } from './category-names.ts';

export const computedKeys = { category: Object.keys(categoryNames) };
