import { getCart } from '@nukkad/contract/market/booking/booking.api';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import { keepAnswer, keptAnswer } from '../../platform/api/asked.ts';
import { type WantedLine, wantedLines, withQuantity } from './cart.lines.ts';
import { useChangeCart } from './cart.queries.ts';

interface Removed {
  readonly name: string;
  readonly lines: readonly WantedLine[];
}

/** Changing the lines: what was pressed shows at once, the server's prices follow; what was removed can come back. */
export function useCartLines() {
  const change = useChangeCart();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const present = () => keptAnswer(getCart);

  const send = (lines: readonly WantedLine[]) =>
    change.mutate({ lines: lines.map((line) => ({ ...line, optionIds: [...line.optionIds] })) });

  const show = (lines: Cart['lines']) => {
    const cart = present();
    if (cart) keepAnswer(getCart, {}, { ...cart, lines });
  };

  return {
    pending: change.isPending,
    removed,
    forgetRemoved: () => setRemoved(null),
    setQuantity: (place: number, quantity: number) => {
      const cart = present();
      if (!cart) return;
      setRemoved(null);
      send(withQuantity(wantedLines(cart), place, quantity));
      show(cart.lines.map((line, other) => (other === place ? { ...line, quantity } : line)));
    },
    remove: (place: number) => {
      const cart = present();
      if (!cart) return;
      setRemoved({ name: cart.lines[place]?.name ?? '', lines: wantedLines(cart) });
      send(withQuantity(wantedLines(cart), place, 0));
      show(cart.lines.filter((_, other) => other !== place));
    },
    undo: () => {
      if (removed) send(removed.lines);
      setRemoved(null);
    },
  };
}
