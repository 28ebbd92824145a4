/** What waits for its time, and how much of it happens side by side. */
import TinyQueue from 'tinyqueue';

/**
 * How much happens side by side: up to `atOnce` things whose times lie at most `withinMs` apart, as several nodes
 * would do them. One by one where it is not given, so that the same seed tells the same story.
 */
export interface Pace {
  readonly atOnce: number;
  readonly withinMs: number;
}

export const oneByOne: Pace = { atOnce: 1, withinMs: 0 };

/** Runs `act` for all, `atOnce` of them side by side. */
export async function inSlices<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce)
    await Promise.all(items.slice(from, from + atOnce).map(act));
}

interface Ordered<Item> {
  readonly item: Item;
  readonly order: number;
}

const byTime = (a: Ordered<{ readonly at: Date }>, b: Ordered<{ readonly at: Date }>) =>
  a.item.at.getTime() - b.item.at.getTime() || a.order - b.order;

/** Items by their time, and those of one instant in the order in which they were added. */
export class TimeQueue<Item extends { readonly at: Date }> {
  private readonly queue = new TinyQueue<Ordered<Item>>([], byTime);
  private added = 0;

  add(item: Item): void {
    this.queue.push({ item, order: this.added++ });
  }

  /** Takes the earliest that are due by `until`, as many as the pace allows; none where nothing is due. */
  takeDue(until: Date, { atOnce, withinMs }: Pace): readonly Item[] {
    const first = this.queue.peek();
    if (!first) return [];
    const end = Math.min(until.getTime(), first.item.at.getTime() + withinMs);
    const due: Item[] = [];
    for (let next = this.queue.peek(); next && next.item.at.getTime() <= end; next = this.queue.peek()) {
      if (due.length === atOnce) break;
      due.push(next.item);
      this.queue.pop();
    }
    return due;
  }

  /** What is left, in the order of time. */
  rest(): readonly Item[] {
    return this.queue.data.toSorted(byTime).map(({ item }) => item);
  }
}
