import { withoutSafeBounds } from './scalars.ts';

type Json = Readonly<Record<string, unknown>>;

/** Sentences that the contract makes of the bounds beside them. */
const saysBounds =
  /^(Text of (1 to|at most) \d+ characters|A whole number from -?\d+ to \d+|From -?[\d.]+ to -?[\d.]+)\.$/;

/** `anyOf` of one type and null in the short spelling of JSON Schema: one node with both types. */
function nullableType(schema: Json): Json {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [one, none] = anyOf as readonly Json[];
  const isShort =
    typeof one?.['type'] === 'string' && none?.['type'] === 'null' && !('enum' in one || 'const' in one);
  return isShort ? { ...one, ...others, type: [one['type'], 'null'] } : schema;
}

/**
 * A schema in fewer words that say the same to a caller: without sentences that repeat bounds, and open to more keys, as
 * undeclared ones are dropped on the way in, and answers may grow.
 */
export function shortened(schema: Json): Json {
  const { additionalProperties, description, ...others } = withoutSafeBounds(schema);
  return nullableType({
    ...others,
    ...(additionalProperties !== undefined && additionalProperties !== false && { additionalProperties }),
    ...(description !== undefined &&
      !(typeof description === 'string' && saysBounds.test(description)) && { description }),
  });
}
