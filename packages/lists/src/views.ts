import * as z from 'zod/mini';
import { type Values, sameFilters } from './address.ts';

/** A name for filters, sort order and columns. */
export interface View {
  readonly id: string;
  readonly name: string;
  /** Filters and sort order, as the address carries them. */
  readonly filters: Values;
  /** Null: as the list shows them before any choice. */
  readonly columns: readonly string[] | null;
}

/** What one person chose for one list. */
export interface Choices {
  readonly columns: readonly string[] | null;
  readonly views: readonly View[];
}

export const noChoices: Choices = { columns: null, views: [] };
export const mostViews = 20;
export const longestName = 40;

const columns = z.nullable(z.array(z.string()));
const choices = z.object({
  columns,
  views: z.array(
    z.object({ id: z.string(), name: z.string(), filters: z.record(z.string(), z.string()), columns }),
  ),
});

/** Reads what was stored; what an older version of the app wrote in another shape counts as nothing. */
export function readChoices(stored: string | null): Choices {
  if (stored === null) return noChoices;
  try {
    const read = z.safeParse(choices, JSON.parse(stored));
    return read.success ? read.data : noChoices;
  } catch {
    return noChoices;
  }
}

/** A view of the same name is replaced; beyond the twentieth the oldest goes. */
export function withView({ columns: chosen, views }: Choices, view: View): Choices {
  const others = views.filter(({ name }) => name !== view.name);
  return { columns: chosen, views: [...others, view].slice(-mostViews) };
}

export const withoutView = ({ columns: chosen, views }: Choices, id: string): Choices => ({
  columns: chosen,
  views: views.filter((view) => view.id !== id),
});

/** The view that the address shows now; null: none of them. */
export const presentView = <One extends Pick<View, 'filters'>>(
  views: readonly One[],
  filters: Values,
): One | null => views.find((view) => sameFilters(view.filters, filters)) ?? null;
