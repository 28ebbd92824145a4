import * as z from 'zod/mini';
import { hitKinds } from '../../kernel/hit.ts';

export const searchHit = z.object({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z
    .string()
    .check(
      z.describe(
        'The name or number that a person looks for: the customer of a booking, a team member, an invoice. Empty: none was given.',
      ),
    ),
  facts: z
    .array(z.string())
    .check(
      z.describe('Further names and numbers; a mobile number is masked where the viewer is not due it.'),
    ),
  startsAt: z.nullable(z.string()).check(z.describe('When a booking starts; null: not a booking.')),
  status: z
    .nullable(z.string())
    .check(z.describe('Of a booking, a request, an account, a partner or a team member; null: it has none.')),
});
