/** How a document is looked at: how large, how far turned, which page. */
export interface View {
  /** Place in `zooms`. */
  readonly zoom: number;
  /** Quarter turns, clockwise. */
  readonly turns: number;
  /** From 0. */
  readonly page: number;
}

/** Times the width of the frame. */
export const zooms = [1, 1.5, 2, 3, 4] as const;
export const asItIs: View = { zoom: 0, turns: 0, page: 0 };

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** The view after a key, of a document of this many pages; null: the key means nothing here. */
export function changed(view: View, key: string, pages: number): View | null {
  switch (key.toLowerCase()) {
    case '+':
    case '=':
      return { ...view, zoom: within(view.zoom + 1, zooms.length) };
    case '-':
      return { ...view, zoom: within(view.zoom - 1, zooms.length) };
    case 'r':
      return { ...view, turns: (view.turns + 1) % 4 };
    case 'n':
      return { ...view, page: within(view.page + 1, pages) };
    case 'p':
      return { ...view, page: within(view.page - 1, pages) };
    case '0':
      return { ...asItIs, page: view.page };
    default:
      return null;
  }
}
