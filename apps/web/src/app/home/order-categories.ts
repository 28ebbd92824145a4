import type { CategoryWords } from '@nukkad/contract/office/piece/piece.model';

interface Known {
  readonly categoryId: string;
}

/** In the order of operators: those that they say nothing of stand at 10, 20, 30, … Hidden ones are left out. */
export const inOrder = <Category extends Known>(
  categories: readonly Category[],
  said: readonly CategoryWords[],
) =>
  categories
    .map((category, place) => {
      const words = said.find(({ categoryId }) => categoryId === category.categoryId);
      return { category, words, position: words?.position ?? 10 * (place + 1) };
    })
    .filter(({ words }) => !words?.isHidden)
    .toSorted((one, other) => one.position - other.position);
