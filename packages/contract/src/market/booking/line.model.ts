/** A line of a cart and of a booking. */
import * as z from 'zod/mini';
import { paise, text, whole } from '../../kernel/schema.ts';
import { chosenAnswer } from './answer.model.ts';

export const cartLineBody = z.object({
  serviceId: text(80),
  quantity: whole(1, 10),
  optionIds: z._default(z.array(text(80)).check(z.maxLength(30, 'At most 30 options.')), []),
});

export const cartLine = z.object({
  lineId: z.uuid(),
  serviceId: z.string(),
  name: z.string(),
  subcategoryName: z.string(),
  categoryImage: z.string(),
  quantity: z.int(),
  options: z.array(chosenAnswer),
  price: paise('Line total before fees and tax, in paise.'),
  minutes: z.int(),
});

export const bookingLine = z.extend(cartLine, {
  serviceId: z.nullable(
    z.string().check(z.describe('null: a visit of a project, which is no service of the catalogue.')),
  ),
});
