import type { Schema } from '@nukkad/contract/kernel/schema';
import type * as z from 'zod/mini';

/** The contract's schemas are zod's; `Schema` keeps of them only what the compiler need not unfold. */
export const zodOf = (schema: Schema) => schema as z.core.$ZodType;
