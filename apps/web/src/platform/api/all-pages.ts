interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** A business has some hundreds of people: what is longer than ten pages is a list of its own, not a choice. */
const mostPages = 10;

/** All rows of a list that is read to choose from, page after page. */
export async function allPages<Item>(read: (cursor: string) => Promise<Page<Item>>): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | null = '';
  for (let page = 0; page < mostPages && cursor !== null; page += 1) {
    const { items, nextCursor }: Page<Item> = await read(cursor);
    found.push(...items);
    cursor = nextCursor;
  }
  return found;
}
